import type { Tool } from '#contract/entities/tool.ts';
import { type TrackedRecords, trackRecords } from '../cleanup.ts';
import { checkIfMatch } from '../conditionalWrites.ts';
import {
  LONG_TEXT,
  PICTURE,
  WORDS,
  changedFields,
  compareWithSent,
  inspectCreation,
  isMarked,
  rawRecord,
  watchOtherRows,
} from '../records.ts';
import { type Caller, type Run, callAndRecord, deleteTwice } from '../run.ts';
import { type CheckRequest, type CheckRequests, type HarmlessTargets, invalidJson, requestFor } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';

/** At a price that nobody pays, because it is in stock for a moment, and that a truncation to cents changes. */
const newTool = (marker: string) => ({
  name: `${marker}, ${WORDS}`,
  img: PICTURE,
  img2: `${PICTURE}?2`,
  img3: `${PICTURE}?3`,
  description: `Created by a test of this backend. Not for sale, and deleted in a moment.${LONG_TEXT}`,
  price: 39_999.95,
  quantity: 41,
  status: `Not for sale: ${WORDS}`,
  rating: 4.5,
  date: '2030-01-31',
});

/** The stocks that the tool is set to: more than before, none, and some for the bookings. */
const STOCKS = [3117, 0, 64];

/** Tracks the car tool with this text in its name. */
const trackTool = (run: Run, marker: string, admin: Caller): TrackedRecords<Tool> =>
  trackRecords<Tool>(run, {
    description: `the car tool '${marker}'`,
    find: async (backend) => (await backend.call('listTools', {})).value?.filter(({ name }) => isMarked(name, marker)) ?? null,
    remove: (backend, { _id: id }) => backend.call('deleteTool', { id }, { token: admin.token }),
  });

/** Sets the stock, and reads it again. Returns false if it differs. */
async function setStock(run: Run, id: string, quantity: number, admin: Caller): Promise<boolean> {
  const { backend, recorder } = run;
  const before = rawRecord(await backend.call('getTool', { id }));
  const response = await callAndRecord(run, 'updateTool', { id, body: { quantity } }, admin);
  if (response.error !== null) return false;
  if (response.value !== null && response.value.quantity !== quantity)
    recorder.addDifference('updateTool', 'the answer does not have the new stock');
  const again = await callAndRecord(run, 'getTool', { id });
  if (again.value?.quantity !== quantity) {
    const stock = again.value?.quantity ?? 'unknown';
    recorder.addDifference('updateTool', `reading the tool again does not return the new stock: ${stock} instead of ${quantity}`);
    return false;
  }
  const listed = (await backend.call('listTools', {})).value?.find(({ _id }) => _id === id);
  if (listed?.quantity !== quantity) recorder.addDifference('updateTool', 'the list does not have the new stock');
  const unsent = Object.keys(newTool('')).filter((name) => name !== 'quantity');
  const changed = changedFields(before ?? {}, rawRecord(again) ?? {}, unsent);
  if (before !== null && changed.length > 0) recorder.addDifference('updateTool', `${changed.join(', ')}: changed, although not sent`);
  return true;
}

/** Sets all stocks. Returns false if one differs. */
async function restock(run: Run, { _id: id }: Tool, admin: Caller): Promise<boolean> {
  for (const quantity of STOCKS) if (!(await setStock(run, id, quantity, admin))) return false;
  return true;
}

/**
 * Creates, finds and restocks a car tool, runs `action`, and deletes the tool. Without an administrator, only runs `action`. The check of
 * bookings calls it, because it books the tool.
 */
export async function checkTools(run: Run, action: (tool?: Tool) => Promise<void>): Promise<void> {
  const { admin, backend, recorder, runId } = run;
  if (admin === undefined) {
    for (const name of ['createTool', 'updateTool', 'deleteTool'] as const) recorder.skip(name, 'needs --admin-email');
    return action();
  }
  const marker = `Check ${runId}, not for sale`;
  const sent = newTool(marker);
  const listTools = () => backend.call('listTools', {});
  const reportOthers = await watchOtherRows(run, {
    read: listTools,
    isOwn: ({ name }) => isMarked(name, marker),
    // Customers take stock meanwhile, but hardly down to one of these.
    isChanged: (before, after) => before['quantity'] !== after['quantity'] && after['quantity'] === STOCKS.at(-1),
  });
  const tracked = trackTool(run, marker, admin);
  const response = await callAndRecord(run, 'createTool', { body: sent }, admin);
  const found = await tracked.findRecords(response);
  const created = found?.[0];
  if (found === null || created === undefined) {
    if (response.error === null) recorder.addDifference('createTool', 'the new tool is not in the list');
    for (const other of ['updateTool', 'deleteTool'] as const) recorder.skip(other, 'no tool could be created for it');
    await tracked.removeRecords();
    return action();
  }
  const { _id: id } = created;
  inspectCreation(run, 'createTool', { sent, response, created: found, list: await listTools() });
  compareWithSent(run, 'createTool', sent, rawRecord(await backend.call('getTool', { id })));
  await reportOthers('createTool');
  const isRestocked = await restock(run, created, admin);
  await reportOthers('updateTool');
  if (isRestocked) await checkIfMatch(run, created, admin);
  await action(created);
  await deleteTwice(run, { remove: 'deleteTool', get: 'getTool', noun: 'tool', id, list: listTools }, admin);
  await reportOthers('deleteTool');
  await tracked.removeRecords();
}

/** With --write, a valid tool that is sold out, because many backends check the body before the caller. */
function createToolRequest(run: Run): CheckRequest {
  const { admin, options, runId } = run;
  if (!options.write || admin === undefined) return invalidJson;
  const marker = `Check ${runId} of its security, not for sale`;
  return { ...requestFor('createTool', { body: { ...newTool(marker), quantity: 0 } }, false), track: () => trackTool(run, marker, admin) };
}

const checkRequests = (run: Run, { id, reasonNotToUseId: reason }: HarmlessTargets): Partial<CheckRequests> => ({
  createTool: createToolRequest(run),
  updateTool: reason ?? requestFor('updateTool', { id, body: { quantity: 1 } }),
  deleteTool: reason ?? requestFor('deleteTool', { id }),
});

export const tools: NounChecks = {
  checkRequests,
  removable: { description: 'an empty car tool', get: 'getTool', remove: 'deleteTool' },
};
