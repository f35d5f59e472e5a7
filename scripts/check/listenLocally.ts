import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';

interface LocalServer {
  /** Its URL, without a trailing slash. */
  address: string;
  port: number;
  /** Also ends the open connections. */
  close: () => void;
}

/** Starts a server at a port of 127.0.0.1; 0 selects any free one. */
export function listenLocally(server: Server, wanted = 0): Promise<LocalServer> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', () => {
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

/**
 * Finds a port of 127.0.0.1 that nobody uses. Systems give away ports from 32768 up by themselves, so this one is below: nobody else is
 * given it before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    try {
      const { port, close } = await listenLocally(createServer(), randomInt(20_000, 32_768));
      close();
      return port;
    } catch (error) {
      // In use, or reserved by Windows.
      if (!['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
