// Runs one of the computations behind computedModule.ts in a process of its own, and prints its result as JSON.
const [file = '', name = ''] = process.argv.slice(2);
const module = (await import(`../../${file}`)) as Record<string, () => unknown>;
process.stdout.write(JSON.stringify(await module[name]?.()));
