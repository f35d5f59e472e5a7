/** The key under which the sandbox keeps the signed-in user's email in the tab's store. The shop looks there before the sandbox is loaded. */
export const SANDBOX_SESSION = 'sandbox signed in';
