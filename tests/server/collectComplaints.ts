/** Runs `run` and returns its result, with all that it writes as errors and warnings. */
export async function collectComplaints<Result>(run: () => Result | Promise<Result>): Promise<{ result: Result; complaints: string[] }> {
  const complaints: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...parts: unknown[]) => void complaints.push(parts.map(String).join(' '));
  try {
    return { result: await run(), complaints };
  } finally {
    Object.assign(console, { error, warn });
  }
}
