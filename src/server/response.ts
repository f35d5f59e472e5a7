/** The only error that a rule throws. It becomes a response with that status and `{ message }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** From 400 to 499, 501 for an undocumented call, 503 if something that the backend needs does not answer, or 504 if nobody knows the result. */
  readonly status: number;

  /** `cause`: a defect or an outage, which is reported. */
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

interface ResponseOptions {
  /** @default 200 */
  status?: number;
  headers?: Record<string, string>;
}

/** Responds with JSON that is serialized already: a text, or its bytes in UTF-8. */
export const serializedJsonResponse = (json: string | Uint8Array<ArrayBuffer>, { status = 200, headers = {} }: ResponseOptions = {}) =>
  new Response(json, { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** Responds with a value as JSON. `Response.json` does the same, but not in every browser that runs the shop. */
export const jsonResponse = (value: unknown, options?: ResponseOptions) => serializedJsonResponse(JSON.stringify(value), options);

/** Responds to an error: with its status and message if it is an HttpError, else with 500. `report`: called with its cause, and with any other error. */
export function errorResponse(error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof HttpError) {
    const { status, message, cause } = error;
    if (cause !== undefined) report(cause);
    return jsonResponse({ message }, { status, headers: status === 503 ? { 'Retry-After': '1' } : {} });
  }
  report(error);
  return jsonResponse({ message: 'Internal server error' }, { status: 500 });
}
