/** What the build was told. The sandbox answers under the site's own base, so that it works from any sub-path. */
export const environment = {
  isSandbox: import.meta.env.MODE === 'sandbox',
  /** Where the site lives, with a slash at its end. */
  siteBase: import.meta.env.BASE_URL,
  /** Where the backend answers, without a slash at its end. */
  apiBase: import.meta.env.MODE === 'sandbox' ? `${import.meta.env.BASE_URL}api` : String(import.meta.env['VITE_API_URL'] ?? '/api'),
  /** Whether the bearer goes with every call (DECISIONS "Token"). */
  sendToken: import.meta.env['VITE_SEND_TOKEN'] === 'true',
};
