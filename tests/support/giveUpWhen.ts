/**
 * Sends a request that is never answered, and gives up on it, as the client does, once `arrived` has resolved.
 * @returns the request, which rejects with a TimeoutError
 */
export async function giveUpWhen(send: (signal: AbortSignal) => Promise<Response>, arrived: () => Promise<void>): Promise<Response> {
  const client = new AbortController();
  const call = send(client.signal);
  // Handled before it is rejected.
  call.catch(() => {});
  await arrived();
  client.abort(new DOMException('The client has a timeout', 'TimeoutError'));
  return call;
}
