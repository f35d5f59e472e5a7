import type { Tool } from '#contract/entities/tool.ts';
import { askForNothing, attempt, fault, type Person, type Run } from '../run.ts';
import type { Backend } from '../backend.ts';

/** Sold out, so that nobody orders it meanwhile. */
const newTool = (name: string) => ({
  name,
  img: 'pictures/1f527.webp',
  img2: 'pictures/1f527.webp',
  img3: 'pictures/1f527.webp',
  description: 'Made by a check of this backend, and gone in a moment.',
  price: 12.5,
  quantity: 0,
  status: 'Check',
  rating: 5,
  date: '2030-01-31',
});

async function find(backend: Backend, name: string): Promise<Tool | 'none' | 'unknown'> {
  const { value } = await backend.call('listTools', {});
  return value === null ? 'unknown' : (value.find((tool) => tool.name === name) ?? 'none');
}

/** Whether there is no such tool any more. */
async function remove(backend: Backend, name: string, admin: Person): Promise<boolean> {
  const found = await find(backend, name);
  if (typeof found === 'string') return found === 'none';
  await backend.call('deleteTool', { id: found._id }, { bearer: admin.bearer });
  return (await find(backend, name)) === 'none';
}

async function restock(run: Run, { _id: id }: Tool, admin: Person): Promise<void> {
  const answer = await attempt(run, 'updateTool', { id, body: { quantity: 7 } }, admin);
  if (answer.failure !== null) return;
  const { value } = await attempt(run, 'getTool', { id });
  if (value?.quantity !== 7) run.ledger.add('updateTool', fault('documented', 'the new stock is not what is read afterwards'));
}

async function deleteTwice(run: Run, { _id: id, name }: Tool, admin: Person): Promise<void> {
  if ((await attempt(run, 'deleteTool', { id }, admin)).failure !== null) return;
  if ((await find(run.backend, name)) !== 'none')
    return run.ledger.add('deleteTool', fault('documented', 'the tool is in the list all the same'));
  await askForNothing(run, 'getTool', { id });
  const again = await run.backend.call('deleteTool', { id }, { bearer: admin.bearer });
  if (again.failure !== null && again.status !== 404)
    run.ledger.add('deleteTool', fault('assumed', `of what is gone already: ${again.failure.message}; the shop expects 404 or 2xx`));
}

/** A car tool is made, found, restocked, does `meanwhile`, and is deleted. Without an administrator only `meanwhile`. */
export async function checkTools(run: Run, meanwhile: (tool?: Tool) => Promise<void>): Promise<void> {
  const { admin, backend, ledger, cleanup, mark } = run;
  if (admin === undefined) {
    for (const name of ['createTool', 'updateTool', 'deleteTool'] as const) ledger.skip(name, 'needs --admin-email');
    return meanwhile();
  }
  const name = `Check ${mark}`;
  const isGone = cleanup.plan(`the car tool '${name}'`, (later) => remove(later, name, admin));
  const { failure } = await attempt(run, 'createTool', { body: newTool(name) }, admin);
  const made = await find(backend, name);
  if (typeof made === 'string') {
    if (failure === null) ledger.add('createTool', fault('documented', 'the new tool is not in the list'));
    for (const other of ['updateTool', 'deleteTool'] as const) ledger.skip(other, 'no tool could be made for it');
    return meanwhile();
  }
  await restock(run, made, admin);
  await meanwhile(made);
  await deleteTwice(run, made, admin);
  if ((await find(backend, name)) === 'none') isGone();
}
