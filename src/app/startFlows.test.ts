import { describe, expect, test, vi } from 'vitest';
import { productOfTool } from '#contract/entities/product.ts';
import { emptyBookingDraft } from '#contract/forms/booking.ts';
import { emptyProfile } from '#contract/forms/profile.ts';
import { IdentityError } from '#contract/identityError.ts';
import { BOOKED, SIGNED_UP } from '#contract/texts.ts';
import type { Platform, IdentityService, ShopApi } from './services/ports.ts';
import { createAccessToken } from './services/accessToken.ts';
import { orderForm } from '#tests/support/booking.ts';
import { fakeIdentity, ines, sam } from '#tests/support/fakeIdentity.ts';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { pendingOrder } from '#tests/support/pendingOrder.ts';
import { wrench } from '#tests/support/wrench.ts';
import type { DraftOwner } from './services/platform/draftKey.ts';
import * as drafts from './runtime/drafts.ts';
import { profileForm } from './features/auth/profile/ProfileRoute.tsx';
import { createOrderStore } from './features/orders/orderStore.ts';
import { createAdminAccess } from './features/dashboard/access/adminAccess.actor.ts';
import { adminAccessFlow } from './features/dashboard/access/adminAccessFlow.ts';
import { createAdminActors } from './features/admin/adminActors.ts';
import { adminFlow } from './features/admin/adminFlow.ts';
import { authFlow } from './features/auth/authFlow.ts';
import { deleteBookingFlow } from './features/orders/myOrders/deleteBooking.actor.ts';
import { createOrders } from './features/orders/orderActors.ts';
import { ordersFlow } from './features/orders/ordersFlow.ts';
import { startFlows } from './startFlows.ts';

const product = productOfTool(wrench);
const draft = { ...emptyBookingDraft, address: '1 Garage Lane' };

/** Starts the app's flows with an identity service that has not reported a user yet. */
async function start({
  replies = {},
  identity: given = {},
  known,
}: { replies?: Partial<ShopApi>; identity?: Partial<IdentityService>; known?: string[] } = {}) {
  const shop = fakeShop({ replies, ...(known && { known }) });
  const identity = fakeIdentity(given);
  const context = testFlowContext({ api: shop.api, identity: identity.service });
  const token = createAccessToken({ login: (email) => context.api.login({ body: { email } }) });
  const flows = startFlows(context, token);
  await settle();
  const setUser = async (person: typeof sam | null) => {
    identity.emit(person);
    await settle();
  };
  const running = {
    auth: flows.get(authFlow).actor,
    session: flows.session,
    verification: flows.get(authFlow).verification,
    orders: flows.get(ordersFlow).getOrCreate(createOrders),
    deleteBooking: flows.get(deleteBookingFlow).actor,
    admin: flows.get(adminFlow),
    adminAccess: flows.get(adminAccessFlow),
  };
  return { ...running, shop, context, token, identity, setUser };
}

/** Starts the flows with providers that the test can reset. */
async function startWithReset() {
  const listeners: (() => void)[] = [];
  const context = testFlowContext({ api: fakeShop().api, identity: fakeIdentity().service });
  const providers = context.providers.then((loaded) => ({
    ...loaded,
    onReset: (listener: () => void) => (listeners.push(listener), () => {}),
  }));
  startFlows({ ...context, providers }, createAccessToken({ login: (email) => context.api.login({ body: { email } }) }));
  await settle();
  return { context, reset: () => listeners.forEach((listener) => listener()) };
}

describe('a restored session', () => {
  test('gets an access token', async () => {
    const { setUser, token, shop } = await start();
    expect(shop.calls).toEqual([]);
    await setUser(sam);
    expect(token.current()).toBe('token of sam@example.com');
    expect(shop.names()).toEqual(['login', 'getUser']);
  });

  test('gets one access token when it is reported twice', async () => {
    const { setUser, shop } = await start();
    await setUser(sam);
    await setUser({ ...sam, displayName: 'Samuel' });
    expect(shop.names()).toEqual(['login', 'getUser']);
  });

  test('gives back the stock of an earlier visit', async () => {
    const { setUser, context, shop } = await start();
    createOrderStore(context.platform).advance(pendingOrder);
    await setUser(null);
    expect(shop.calls).toEqual([]);
    await setUser(sam);
    expect([shop.stock(), createOrderStore(context.platform).get('o1-1')?.stage]).toEqual([7, 'missing']);
  });

  test('keeps a draft from before a reload', async () => {
    const { setUser, context } = await start();
    drafts.saveDraft(context.platform, { email: sam.email, form: 'booking', id: 't1' }, draft);
    await setUser(sam);
    expect(drafts.readDraft(context.platform, { email: sam.email, form: 'booking', id: 't1' }, emptyBookingDraft)).toEqual(draft);
  });

  test('shows the next user no message to the last one', async () => {
    const { setUser, context } = await start();
    await setUser(sam);
    context.toasts.add({ tone: 'good', text: BOOKED, link: { href: '/dashboard/payment/b1', label: 'Pay $129.80', hint: '' } });
    await setUser(ines);
    expect(context.toasts.read()).toEqual([]);
  });

  test('lets the user browse without an access token', async () => {
    const { setUser, auth, token } = await start({ replies: { login: () => Promise.reject(http(500)) } });
    await setUser(sam);
    expect([auth.getSnapshot().value, token.current()]).toEqual(['signedIn', undefined]);
  });
});

describe('a user record that the backend lacks', () => {
  test('is saved silently at sign-in', async () => {
    const { setUser, shop, context } = await start({ known: [] });
    await setUser(sam);
    expect(shop.names()).toEqual(['login', 'getUser', 'saveUser']);
    expect(shop.users.get(sam.email)).toMatchObject({ name: 'Sam', email: sam.email });
    expect(context.toasts.read()).toEqual([]);
  });

  test('is saved as well if the backend answers 404 for it', async () => {
    const { setUser, shop } = await start({ known: [], replies: { getUser: () => Promise.reject(http(404)) } });
    await setUser(sam);
    expect(shop.users.get(sam.email)).toMatchObject({ name: 'Sam', email: sam.email });
  });

  test.each(['getUser', 'saveUser'] as const)('never blocks browsing when %s fails, and is retried at the next sign-in', async (name) => {
    let isDown = true;
    const users = fakeShop({ known: [] });
    const reply = async (input: never) => {
      if (isDown) throw http(500);
      return users.api[name](input);
    };
    const { setUser, auth, context, shop } = await start({ known: [], replies: { [name]: reply } });
    await setUser(sam);
    expect([auth.getSnapshot().value, context.toasts.read()]).toEqual(['signedIn', []]);
    isDown = false;
    await setUser(null);
    await setUser(sam);
    expect(shop.names().filter((call) => call === 'saveUser')).toHaveLength(name === 'saveUser' ? 2 : 1);
  });

  test('is not saved after the user has signed out', async () => {
    const answer = Promise.withResolvers<null>();
    const { setUser, shop } = await start({ known: [ines.email], replies: { getUser: () => answer.promise } });
    await setUser(sam);
    await setUser(null);
    answer.resolve(null);
    await settle();
    expect(shop.names()).not.toContain('saveUser');
  });
});

describe('signing up', () => {
  const form = { name: sam.displayName, email: sam.email, password: 'secret1' };
  /** Signs up with a service that, like Firebase, reports the account before it responds. */
  async function signUp(replies: Partial<ShopApi> = {}) {
    const service = fakeIdentity();
    const signUpAtService = async () => {
      service.emit({ ...sam, displayName: '' });
      return sam;
    };
    const here = await start({ known: [], replies, identity: { ...service.service, signUp: signUpAtService } });
    service.emit(null);
    here.auth.send({ type: 'auth.signUp', ...form });
    await settle();
    return { ...here, texts: () => here.context.toasts.read().map(({ text }) => text) };
  }

  test('saves the profile once, after requesting the access token, and shows a toast', async () => {
    const { auth, shop, texts } = await signUp();
    expect(auth.getSnapshot()).toMatchObject({ value: 'signedIn', context: { identity: sam } });
    expect(shop.calls.filter(({ name }) => name === 'saveUser')).toMatchObject([
      { input: { email: sam.email, body: { name: 'Sam', email: sam.email } } },
    ]);
    expect(shop.names()).toEqual(['login', 'saveUser']);
    expect(texts()).toEqual([SIGNED_UP]);
  });

  test('shows no toast if the profile cannot be saved, and saves it on Retry only', async () => {
    let isDown = true;
    const { auth, shop, texts } = await signUp({
      saveUser: async () => {
        if (isDown) throw http(500);
        return null;
      },
    });
    expect([auth.getSnapshot().value, texts()]).toEqual(['profileUnsaved', []]);
    isDown = false;
    auth.send({ type: 'auth.retry' });
    await settle();
    expect([auth.getSnapshot().value, texts()]).toEqual(['signedIn', [SIGNED_UP]]);
    expect(shop.names().filter((name) => name === 'getUser')).toEqual([]);
  });
});

describe('an email that is not confirmed', () => {
  const form = { name: sam.displayName, email: sam.email, password: 'secret1' };
  /** Starts the flows with a backend that refuses the email until `confirm`, and an identity service that knows of it then. */
  async function startUnconfirmed({ sendVerification = async () => {} }: Partial<IdentityService> = {}) {
    let isConfirmed = false;
    const checkEmail = vi.fn(async () => isConfirmed);
    const send = vi.fn(sendVerification);
    const login = async () => {
      if (!isConfirmed) throw http(403);
      return { accessToken: 'T' };
    };
    const here = await start({
      known: [],
      replies: { login },
      identity: { signUp: async () => sam, checkEmail, sendVerification: send },
    });
    const session = () => here.session.read();
    const confirm = () => {
      isConfirmed = true;
    };
    return { ...here, session, checkEmail, send, confirm, texts: () => here.context.toasts.read().map(({ text }) => text) };
  }

  test('is asked for after a sign-up, and the profile is saved once it is confirmed', async () => {
    const { auth, setUser, session, send, confirm, texts, shop, verification, token } = await startUnconfirmed();
    await setUser(null);
    auth.send({ type: 'auth.signUp', ...form });
    await settle();
    expect(auth.getSnapshot().value).toBe('signedIn');
    expect(session()).toMatchObject({ state: 'signedIn', identity: sam, obstacle: expect.anything() });
    expect([send.mock.calls.length, texts()]).toEqual([1, [expect.stringContaining(`We have sent a link to ${sam.email}.`)]]);
    expect(shop.names()).not.toContain('saveUser');
    expect(await verification.check()).toBe(false);
    confirm();
    expect(await verification.check()).toBe(true);
    await settle();
    expect(session()).toEqual({ state: 'signedIn', identity: sam });
    expect([token.current(), shop.users.get(sam.email)?.name]).toEqual(['T', 'Sam']);
  });

  test('after a sign-up is said too if the link could not be sent', async () => {
    const tooMany = new IdentityError('too-many-requests', '');
    const { auth, setUser, texts } = await startUnconfirmed({ sendVerification: () => Promise.reject(tooMany) });
    await setUser(null);
    auth.send({ type: 'auth.signUp', ...form });
    await settle();
    expect(texts()).toEqual([expect.stringMatching(/not confirmed yet\. Too many attempts\./)]);
  });

  test('is looked up once, however many logins are refused', async () => {
    const { setUser, session, checkEmail, token } = await startUnconfirmed();
    await setUser(sam);
    await token.get();
    await token.get();
    await settle();
    expect(checkEmail).toHaveBeenCalledOnce();
    expect(session()).toHaveProperty('obstacle');
    await setUser(ines);
    expect(checkEmail).toHaveBeenCalledTimes(2);
  });

  test('that was confirmed elsewhere is noticed at the start', async () => {
    const { setUser, session, confirm, checkEmail, token } = await startUnconfirmed();
    checkEmail.mockImplementationOnce(async () => (confirm(), true));
    await setUser(sam);
    expect([session(), token.current()]).toEqual([{ state: 'signedIn', identity: sam }, 'T']);
  });

  test('is nobody’s matter if the login failed for another reason, or cannot be looked up', async () => {
    const checkEmail = vi.fn(() => Promise.reject(new IdentityError('network-request-failed', '')));
    let status = 500;
    const { setUser, session, token } = await start({ replies: { login: () => Promise.reject(http(status)) }, identity: { checkEmail } });
    await setUser(sam);
    expect(checkEmail).not.toHaveBeenCalled();
    status = 403;
    await token.get();
    await settle();
    expect(checkEmail).toHaveBeenCalledOnce();
    expect(session.read()).toEqual({ state: 'signedIn', identity: sam });
  });
});

describe.each([
  ['signs out', null],
  ['gives way to another', ines],
])('when the user %s', (_, next) => {
  /** Signs in as Sam and creates data; the test then changes the user. */
  async function change(replies: Partial<ShopApi> = {}) {
    const here = await start({ replies });
    await here.setUser(sam);
    here.context.queries.setQueryData(['listOwnBookings', { email: sam.email }], ['an order']);
    here.context.queries.setQueryData(['checkAdmin', { email: sam.email }], { admin: true });
    here.context.queries.setQueryData(['listTools', {}], ['a tool']);
    drafts.saveDraft(here.context.platform, { email: sam.email, form: 'booking', id: 't1' }, draft);
    const order = here.orders.open(sam.email, product);
    here.deleteBooking.send({ type: 'removal.ask', item: { id: 'b1', name: 'Wrench', paid: false } });
    return { ...here, order };
  }

  test('drops access token, cached data, drafts, orders and questions at once', async () => {
    const { identity, token, context, orders, order, deleteBooking } = await change();
    identity.emit(next);
    expect(token.current()).toBeUndefined();
    const cached = context.queries.getQueryCache().getAll();
    expect(cached.map(({ queryKey }) => queryKey)).toEqual([['listTools', {}], ...(next ? [['getUser', { email: next.email }]] : [])]);
    expect(context.platform.tabStore.keys()).toEqual([]);
    expect(orders.open(sam.email, product)).not.toBe(order);
    expect(deleteBooking.getSnapshot()).toMatchObject({ value: 'resting', context: { item: null } });
  });

  test('drops the admin access, and a grant that was still pending', async () => {
    const answer = Promise.withResolvers<{ admin: boolean }>();
    const { setUser, shop, adminAccess } = await start({ replies: { checkAdmin: () => answer.promise } });
    await setUser(sam);
    const adminAccessActor = adminAccess.getOrCreate(createAdminAccess);
    adminAccessActor.send({ type: 'adminAccess.ask', email: sam.email });
    await settle();
    expect([adminAccessActor.getSnapshot().value, shop.names().includes('checkAdmin')]).toEqual(['checking', true]);
    await setUser(next);
    answer.resolve({ admin: true });
    await settle();
    expect(adminAccessActor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { email: '' } });
  });

  test('drops a pending makeAdmin, and does not show its result', async () => {
    const answer = Promise.withResolvers<{ modifiedCount: number }>();
    const { setUser, admin, context } = await start({ replies: { makeAdmin: () => answer.promise } });
    await setUser(sam);
    const { makeAdmin } = admin.getOrCreate(createAdminActors);
    makeAdmin.send({ type: 'makeAdmin.submit', email: ines.email });
    expect(context.platform.isAskedBeforeLeaving()).toBe(true);
    await setUser(next);
    answer.resolve({ modifiedCount: 1 });
    await settle();
    expect([makeAdmin.getSnapshot().value, context.toasts.read()]).toEqual(['resting', []]);
  });

  test('drops a pending removal, and does not show its result', async () => {
    const answer = Promise.withResolvers<null>();
    const { setUser, context, deleteBooking } = await change({ deleteBooking: () => answer.promise });
    deleteBooking.send({ type: 'removal.confirm' });
    await settle();
    await setUser(next);
    expect(deleteBooking.getSnapshot()).toMatchObject({ value: 'resting', context: { item: null } });
    answer.reject(http(401));
    await settle();
    expect(deleteBooking.getSnapshot().value).toBe('resting');
    expect(context.toasts.read()).toEqual([]);
  });

  test('drops an access token that was still pending', async () => {
    const answers: PromiseWithResolvers<{ accessToken: string }>[] = [];
    const login = () => {
      const answer = Promise.withResolvers<{ accessToken: string }>();
      answers.push(answer);
      return answer.promise;
    };
    const { setUser, token } = await start({ replies: { login } });
    await setUser(sam);
    await setUser(next);
    answers[0]?.resolve({ accessToken: 'late one of Sam' });
    await settle();
    expect(token.current()).toBeUndefined();
    expect(answers).toHaveLength(next === null ? 1 : 2);
  });
});

test('caches the user record of a sign-in, so that pages need no call of their own', async () => {
  const { setUser, context, shop } = await start();
  await setUser(sam);
  expect(context.queries.getQueryData(['getUser', { email: sam.email }])).toMatchObject({ email: sam.email });
  expect(shop.names()).toEqual(['login', 'getUser']);
});

test('when the session ends, keeps a profile draft for the same user only', async () => {
  const { setUser, context } = await start();
  const typed = { opened: emptyProfile, draft: { ...emptyProfile, bio: 'Owns five.' } };
  await setUser(sam);
  await setUser(null);
  drafts.saveDraft(context.platform, { email: sam.email, form: 'profile', id: '' }, typed);
  await setUser(sam);
  expect(profileForm.read(context.platform, { email: sam.email, form: 'profile', id: '' })).toEqual(typed);
  await setUser(null);
  drafts.saveDraft(context.platform, { email: sam.email, form: 'profile', id: '' }, typed);
  await setUser(ines);
  expect(context.platform.tabStore.keys()).toEqual([]);
});

describe('a review draft', () => {
  const owner: DraftOwner = { email: sam.email, form: 'review', id: '' };
  const read = (platform: Platform) => drafts.readDraft(platform, owner, { description: '' }).description;
  async function write() {
    const here = await start();
    await here.setUser(sam);
    drafts.saveDraft(here.context.platform, owner, { description: 'It turns.' });
    return here;
  }

  test('is kept for its author when the session ends without a sign-out', async () => {
    const { setUser, context } = await write();
    await setUser(null);
    await setUser(sam);
    expect(read(context.platform)).toBe('It turns.');
  });

  test.each([
    ['signs in after it', [null, ines]],
    ['takes its place', [ines]],
  ])('is deleted when another user %s', async (_, people) => {
    const { setUser, context } = await write();
    for (const person of people) await setUser(person);
    expect(context.platform.tabStore.keys()).toEqual([]);
  });

  test('is deleted when its author signs out', async () => {
    const { auth, context } = await write();
    auth.send({ type: 'auth.signOut' });
    await settle();
    expect(auth.getSnapshot().value).toBe('signedOut');
    expect(context.platform.tabStore.keys()).toEqual([]);
  });
});

test('gets a separate access token for another user', async () => {
  const { setUser, token } = await start();
  await setUser(sam);
  await setUser(ines);
  expect(token.current()).toBe('token of ines+shop@example.com');
});

test('drops nothing if signing out fails', async () => {
  const { setUser, auth, token, context } = await start({ identity: { signOut: () => Promise.reject(new IdentityError('x', 'x')) } });
  await setUser(sam);
  drafts.saveDraft(context.platform, { email: sam.email, form: 'booking', id: 't1' }, draft);
  auth.send({ type: 'auth.signOut' });
  await settle();
  expect([auth.getSnapshot().value, token.current()]).toEqual(['signedIn', 'token of sam@example.com']);
  expect(drafts.readDraft(context.platform, { email: sam.email, form: 'booking', id: 't1' }, emptyBookingDraft)).toEqual(draft);
});

test('starts one session when both the response and the watcher report a sign-in', async () => {
  const service = fakeIdentity();
  const signIn = async () => {
    service.emit(sam);
    return sam;
  };
  const { auth, shop, token } = await start({ identity: { ...service.service, signIn } });
  service.emit(null);
  auth.send({ type: 'auth.signIn', email: sam.email, password: 'secret1' });
  await settle();
  expect([auth.getSnapshot().value, token.current()]).toEqual(['signedIn', 'token of sam@example.com']);
  expect(shop.names()).toEqual(['login', 'getUser']);
});

test('reports providers that cannot be loaded, and lets the user continue without them', async () => {
  const { context, token } = await start();
  const auth = startFlows({ ...context, providers: Promise.reject(new Error('no worker')) }, token).get(authFlow).actor;
  await settle();
  expect(auth.getSnapshot().value).toBe('unsettled');
  auth.send({ type: 'auth.retry' });
  await settle();
  expect(auth.getSnapshot().value).toBe('unsettled');
  auth.send({ type: 'auth.continueSignedOut' });
  expect(auth.getSnapshot().value).toBe('signedOut');
});

test('asks before the page is left while an order is pending', async () => {
  const never = Promise.withResolvers<never>();
  const { setUser, context, orders } = await start({ replies: { createBooking: () => never.promise } });
  await setUser(sam);
  const order = orders.open(sam.email, product);
  expect(context.platform.isAskedBeforeLeaving()).toBe(false);
  order.send({ type: 'order.submit', product, form: orderForm });
  await settle();
  expect(context.platform.isAskedBeforeLeaving()).toBe(true);
});

test('asks before the page is left while an order is being removed', async () => {
  const answer = Promise.withResolvers<null>();
  const { setUser, context, deleteBooking } = await start({
    replies: { getBooking: async () => null, deleteBooking: () => answer.promise },
  });
  await setUser(sam);
  deleteBooking.send({ type: 'removal.ask', item: { id: 'b1', name: 'Wrench', paid: false } });
  expect(context.platform.isAskedBeforeLeaving()).toBe(false);
  deleteBooking.send({ type: 'removal.confirm' });
  expect(context.platform.isAskedBeforeLeaving()).toBe(true);
  await settle();
  answer.resolve(null);
  await settle();
  expect(context.platform.isAskedBeforeLeaving()).toBe(false);
});

describe('a product that is being added', () => {
  const { _id, minOrderQuantity: _least, ...rest } = wrench;
  const tool = { ...rest, price: 64.9, quantity: 5, rating: 5 };
  async function add() {
    const never = Promise.withResolvers<never>();
    const here = await start({ replies: { listTools: async () => [], createTool: () => never.promise } });
    await here.setUser(sam);
    expect(here.context.platform.isAskedBeforeLeaving()).toBe(false);
    const { createTool } = here.admin.getOrCreate(createAdminActors);
    createTool.send({ type: 'createTool.submit', tool, stored: null });
    await settle();
    return { ...here, createTool };
  }

  test('makes the browser ask before the tab is left', async () => {
    const { context, createTool } = await add();
    expect([createTool.getSnapshot().value, context.platform.isAskedBeforeLeaving()]).toEqual(['adding', true]);
  });

  test.each([[null], [ines]])('is dropped when the user changes to %o', async (next) => {
    const { setUser, context, createTool } = await add();
    await setUser(next);
    expect(createTool.getSnapshot()).toMatchObject({ value: 'editing', context: { tool: null } });
    expect([context.toasts.read(), context.platform.isAskedBeforeLeaving()]).toEqual([[], false]);
  });
});

test('deletes pending orders when the sandbox is reset', async () => {
  const { context, reset } = await startWithReset();
  const store = createOrderStore(context.platform);
  store.advance(pendingOrder);
  reset();
  expect(store.list()).toEqual([]);
});
