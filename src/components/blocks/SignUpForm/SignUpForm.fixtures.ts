export const emailInUse = 'There is already an account with this email. Please log in instead.';
export const demoHint = 'A demo account: it stays in this browser until Reset. Never use a real password.';
