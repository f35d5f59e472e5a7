/**
 * Starts a server on any free port of 127.0.0.1.
 * @param {import('node:http').Server} server
 * @returns {Promise<{ address: string, port: number, close: () => void }>} `address` is its URL, without a trailing slash; `close` also ends
 * the open connections
 */
export function listenLocally(server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ address: `http://127.0.0.1:${port}`, port, close });
    });
  });
}
