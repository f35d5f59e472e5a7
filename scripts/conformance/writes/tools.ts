import type { Tool } from '#contract/entities/tool.ts';
import { type Found, type Trace, trace } from '../cleanup.ts';
import { PICTURE, type Person, type Run, askForNothing, attempt, compareSent, fault } from '../run.ts';

/** Sold out at first, and at a price that nobody pays, because it is in stock for a moment. */
export const newTool = (name: string) => ({
  name,
  img: PICTURE,
  img2: PICTURE,
  img3: PICTURE,
  description: 'Made by a check of this backend, not for sale, and gone in a moment.',
  price: 99_999.5,
  quantity: 0,
  status: 'Not for sale',
  rating: 5,
  date: '2030-01-31',
});

/** Tracks the car tool with this name. */
export const traceTool = (run: Run, name: string, admin: Person): Trace<Tool> =>
  trace<Tool>(run, {
    what: `the car tool '${name}'`,
    find: async (backend): Promise<Found<Tool>> => {
      const { value } = await backend.call('listTools', {});
      return value === null ? 'unknown' : (value.find((tool) => tool.name === name) ?? 'none');
    },
    remove: (backend, { _id: id }) => backend.call('deleteTool', { id }, { bearer: admin.bearer }),
  });

async function restock(run: Run, { _id: id }: Tool, admin: Person): Promise<void> {
  const answer = await attempt(run, 'updateTool', { id, body: { quantity: 7 } }, admin);
  if (answer.failure !== null) return;
  const { value } = await attempt(run, 'getTool', { id });
  if (value?.quantity !== 7) run.ledger.add('updateTool', fault('documented', 'the new stock is not what is read afterwards'));
}

async function deleteTwice(run: Run, { _id: id, name }: Tool, admin: Person): Promise<void> {
  if ((await attempt(run, 'deleteTool', { id }, admin)).failure !== null) return;
  const { value } = await run.backend.call('listTools', {});
  if (value === null || value.some((tool) => tool.name === name))
    return run.ledger.add('deleteTool', fault('documented', 'the tool is in the list all the same'));
  await askForNothing(run, 'getTool', { id });
  const again = await run.backend.call('deleteTool', { id }, { bearer: admin.bearer });
  if (again.failure !== null && again.status !== 404)
    run.ledger.add('deleteTool', fault('assumed', `of what is gone already: ${again.failure.message}; the shop expects 404 or 2xx`));
}

/** Creates, finds and restocks a car tool, runs `meanwhile`, and deletes the tool. Without an administrator, only runs `meanwhile`. */
export async function checkTools(run: Run, meanwhile: (tool?: Tool) => Promise<void>): Promise<void> {
  const { admin, ledger, mark } = run;
  if (admin === undefined) {
    for (const name of ['createTool', 'updateTool', 'deleteTool'] as const) ledger.skip(name, 'needs --admin-email');
    return meanwhile();
  }
  const sent = newTool(`Check ${mark}, not for sale`);
  const followed = traceTool(run, sent.name, admin);
  const answer = await attempt(run, 'createTool', { body: sent }, admin);
  const made = await followed.look(answer);
  if (typeof made === 'string') {
    if (answer.failure === null) ledger.add('createTool', fault('documented', 'the new tool is not in the list'));
    for (const other of ['updateTool', 'deleteTool'] as const) ledger.skip(other, 'no tool could be made for it');
    await followed.takeBack();
    return meanwhile();
  }
  compareSent(run, 'createTool', sent, made);
  await restock(run, made, admin);
  await meanwhile(made);
  await deleteTwice(run, made, admin);
  await followed.takeBack();
}
