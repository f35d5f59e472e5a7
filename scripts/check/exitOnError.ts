/** Returns the result of `work`. If it throws, prints the message of its error with `help` below it, and ends the program. */
export function exitOnError<T>(work: () => T, code: number, help = ''): T {
  try {
    return work();
  } catch (error) {
    console.error((error instanceof Error ? error.message : String(error)) + help);
    process.exit(code);
  }
}
