/** Responds with a value as JSON. `Response.json` does the same, but not in every browser that runs the shop. */
export const jsonResponse = (value: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json', ...headers } });
