import type { Tool } from '#contract/entities/tool.ts';
import { type SearchResult, type TrackedRecord, trackRecord } from '../cleanup.ts';
import { checkIfMatch } from '../conditionalWrites.ts';
import { PICTURE, type Caller, type Run, callAndRecord, compareWithSent, deleteTwice } from '../run.ts';
import { type CheckRequest, type CheckRequests, type HarmlessTargets, invalidJson, requestFor } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';

/** Sold out at first, and at a price that nobody pays, because it is in stock for a moment. */
const newTool = (name: string) => ({
  name,
  img: PICTURE,
  img2: PICTURE,
  img3: PICTURE,
  description: 'Created by a test of this backend. Not for sale, and deleted in a moment.',
  price: 99_999.5,
  quantity: 0,
  status: 'Not for sale',
  rating: 5,
  date: '2030-01-31',
});

/** Tracks the car tool with this name. */
const trackTool = (run: Run, name: string, admin: Caller): TrackedRecord<Tool> =>
  trackRecord<Tool>(run, {
    description: `the car tool '${name}'`,
    find: async (backend): Promise<SearchResult<Tool>> => {
      const { value } = await backend.call('listTools', {});
      return value === null ? 'unknown' : (value.find((tool) => tool.name === name) ?? 'none');
    },
    remove: (backend, { _id: id }) => backend.call('deleteTool', { id }, { token: admin.token }),
  });

async function restock(run: Run, { _id: id }: Tool, admin: Caller): Promise<void> {
  const response = await callAndRecord(run, 'updateTool', { id, body: { quantity: 7 } }, admin);
  if (response.error !== null) return;
  const { value } = await callAndRecord(run, 'getTool', { id });
  if (value?.quantity !== 7) return run.recorder.addDifference('updateTool', 'reading the tool again does not return the new stock');
  await checkIfMatch(run, value, admin);
}

/**
 * Creates, finds and restocks a car tool, runs `action`, and deletes the tool. Without an administrator, only runs `action`. The check of
 * bookings calls it, because it books the tool.
 */
export async function checkTools(run: Run, action: (tool?: Tool) => Promise<void>): Promise<void> {
  const { admin, recorder, runId } = run;
  if (admin === undefined) {
    for (const name of ['createTool', 'updateTool', 'deleteTool'] as const) recorder.skip(name, 'needs --admin-email');
    return action();
  }
  const sent = newTool(`Check ${runId}, not for sale`);
  const tracked = trackTool(run, sent.name, admin);
  const response = await callAndRecord(run, 'createTool', { body: sent }, admin);
  const created = await tracked.findRecord(response);
  if (typeof created === 'string') {
    if (response.error === null) recorder.addDifference('createTool', 'the new tool is not in the list');
    for (const other of ['updateTool', 'deleteTool'] as const) recorder.skip(other, 'no tool could be created for it');
    await tracked.removeRecord();
    return action();
  }
  compareWithSent(run, 'createTool', sent, created);
  await restock(run, created, admin);
  await action(created);
  const isListed = async () => {
    const { value } = await run.backend.call('listTools', {});
    return value === null || value.some((tool) => tool.name === sent.name);
  };
  await deleteTwice(run, { remove: 'deleteTool', get: 'getTool', noun: 'tool', id: created._id, isListed }, admin);
  await tracked.removeRecord();
}

/** With --write, a valid tool that cannot be sold, because many backends check the body before the caller. */
function createToolRequest(run: Run): CheckRequest {
  const { admin, options, runId } = run;
  if (!options.write || admin === undefined) return invalidJson;
  const body = newTool(`Check ${runId} of its security, not for sale`);
  return { ...requestFor('createTool', { body }, false), track: () => trackTool(run, body.name, admin) };
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
