import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement, type PropsWithChildren, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { fakeApi } from '#tests/support/fakeApi.ts';
import { fakeIdentity, ines, sam } from '#tests/support/fakeIdentity.ts';
import { http } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { signedInBefore } from '#tests/support/signedInBefore.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { FlowsProvider } from './FlowsProvider.tsx';
import { createFlowsStore } from './flowsStore.ts';
import { startFlows } from '../startFlows.ts';
import { createAccessToken } from '../services/accessToken.ts';
import { ServicesProvider } from '../services/services.ts';
import { ToastsProvider } from './toasts/toastStore.ts';
import { useApiMutation } from './useApiMutation.ts';

const body = { description: 'It turns.', name: 'Sam', img: 'x.webp', email: sam.email };

/** A page that posts reviews. Sam is signed in, and the test sends the responses. */
async function open() {
  const answers: PromiseWithResolvers<null>[] = [];
  const createReview = () => {
    const answer = Promise.withResolvers<null>();
    answers.push(answer);
    return answer.promise;
  };
  const { api, calls } = fakeApi({
    createReview,
    login: async () => ({ accessToken: 't' }),
    getUser: async () => null,
    saveUser: async () => null,
  });
  const browser = testBrowser();
  const identity = fakeIdentity();
  const context = testFlowContext({ api, platform: browser.openTab(), identity: identity.service });
  const broadcasts: string[] = [];
  browser.openTab().onBroadcast((topic) => broadcasts.push(topic));
  context.queries.setQueryData(['listReviews', {}], []);
  const token = createAccessToken({ login: (email) => api.login({ body: { email } }) });
  const store = createFlowsStore({
    platform: context.platform,
    storedSession: signedInBefore,
    load: async () => startFlows(context, token),
  });
  store.start();
  await settle();
  identity.emit(sam);
  await settle();
  broadcasts.length = 0;
  const done: string[] = [];
  // On a server, React renders the first state, which has no flows.
  const current = { ...store, readFirst: store.read };
  /** Renders the page once and returns the result of the hook. */
  const visit = (owner = sam.email) => {
    const results: MutationResult[] = [];
    const onDone = (input: { body: { description: string } }) => void done.push(input.body.description);
    renderToString(
      provide({ context, store: current }, createElement(Page, { owner, onDone, onRender: (result) => void results.push(result) })),
    );
    const [result] = results;
    if (result === undefined) throw new Error('The page was not rendered');
    return result;
  };
  const isOld = () => context.queries.getQueryState(['listReviews', {}])?.isInvalidated;
  return {
    visit,
    answers,
    sent: () => calls.filter(({ name }) => name === 'createReview').length,
    broadcasts,
    done,
    isOld,
    setUser: identity.emit,
    toastTexts: () => context.toasts.read().map(({ text }) => text),
  };
}

type MutationResult = ReturnType<typeof useApiMutation<'createReview'>>;

interface PageProps {
  owner: string;
  onDone: (input: { body: { description: string } }) => void;
  onRender: (result: MutationResult) => void;
}

function Page({ owner, onDone, onRender }: PageProps) {
  onRender(useApiMutation('createReview', { owner, changes: ['listReviews'], onDone, failureToast: 'It was not added.' }));
  return null;
}

interface ProviderValues {
  context: ReturnType<typeof testFlowContext>;
  store: ReturnType<typeof createFlowsStore>;
}

const provide = ({ context, store }: ProviderValues, page: ReactNode) =>
  createElement(
    ServicesProvider,
    { value: context },
    createElement(
      QueryClientProvider,
      { client: context.queries },
      createElement(
        ToastsProvider,
        { value: context.toasts },
        createElement(FlowsProvider as ComponentType<PropsWithChildren<Pick<ProviderValues, 'store'>>>, { store }, page),
      ),
    ),
  );

test('calls onDone after success, and invalidates the changed reads here and in the other tabs', async () => {
  const { visit, answers, broadcasts, done, isOld } = await open();
  visit().send({ body });
  await settle();
  expect([done, broadcasts, isOld()]).toEqual([[], [], false]);
  answers[0]?.resolve(null);
  await settle();
  expect([done, broadcasts, isOld()]).toEqual([['It turns.'], ['listReviews'], true]);
});

test('ignores a second mutation while one is pending, also from a later visit, which shows the pending one', async () => {
  const { visit, answers, sent } = await open();
  const first = visit();
  first.send({ body });
  first.send({ body });
  await settle();
  const later = visit();
  expect(later.mutation).toEqual({ state: 'sending' });
  later.send({ body });
  await settle();
  expect(sent()).toBe(1);
  answers[0]?.resolve(null);
  await settle();
  const last = visit();
  expect(last.mutation).toEqual({ state: 'resting' });
  last.send({ body });
  await settle();
  expect(sent()).toBe(2);
});

test("another user's mutation is separate", async () => {
  const { visit } = await open();
  visit().send({ body });
  await settle();
  expect(visit(ines.email).mutation).toEqual({ state: 'resting' });
});

test('does not call onDone for the next user', async () => {
  const { visit, answers, done, broadcasts, setUser } = await open();
  visit().send({ body });
  await settle();
  setUser(ines);
  answers[0]?.resolve(null);
  await settle();
  expect(done).toEqual([]);
  expect(broadcasts).toContain('listReviews');
});

describe('a failed mutation', () => {
  test.each([
    ['refused', http(403), []],
    ['perhaps applied', new ApiError('timeout', { message: 'late', ambiguous: true }), ['listReviews']],
  ])('%s: does not call onDone, and invalidates what may have changed', async (_, error, expected) => {
    const { visit, answers, done, broadcasts } = await open();
    visit().send({ body });
    await settle();
    answers[0]?.reject(error);
    await settle();
    expect([done, broadcasts]).toEqual([[], expected]);
  });
});

test('shows a toast for a failure after the page was left, but not to another user', async () => {
  const { visit, answers, toastTexts, setUser } = await open();
  // renderToString never mounts the page, so it counts as left.
  visit().send({ body });
  await settle();
  answers[0]?.reject(http(422));
  await settle();
  expect(toastTexts()).toEqual(['It was not added.']);
  visit().send({ body });
  await settle();
  answers[1]?.reject(new ApiError('timeout', { message: 'x', ambiguous: true }));
  await settle();
  expect(toastTexts()).toEqual(['It was not added.', expect.stringMatching(/^We cannot tell/)]);
  visit().send({ body });
  await settle();
  setUser(ines);
  answers[2]?.reject(http(422));
  await settle();
  // A change of the user dismisses all toasts.
  expect(toastTexts()).toEqual([]);
});
