import type { HttpHandler } from 'msw';
import type { ComponentProps } from 'react';
import { within } from 'storybook/test';
import { LOGIN, SUBMIT_BOOKING } from '#contract/texts.ts';
import { createSandbox, type Sandbox } from '#mocks/createSandbox.ts';
import { faultsOf, type Network } from '#mocks/faults/networks.ts';
import { handlersFor } from '#mocks/handlers.ts';
import type { Situation } from '#mocks/situation/situation.ts';
import { administrator, shopper } from '../accounts.ts';
import { Shop, storyTime } from './Shop.tsx';

// Shared by the flow stories: the parts of their meta, then the steps that several of them take.

type Load = () => Promise<unknown>;
/** The part of a story's context with the results of its loaders. */
interface Loaded {
  loaded: Record<string, unknown>;
}
export type Canvas = ReturnType<typeof within>;
export type User = {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  clear: (element: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
};

const always: readonly Load[] = [
  () => import('#app/startFlows.ts'),
  () => import('#app/routes.tsx'),
  () => import('#app/features/auth/login/SignedOutRoute.tsx'),
  () => import('#components/primitives/Toaster/Toaster.tsx'),
];

/** A loader that imports code in advance, so that no step waits for the compiler: the code that every flow needs, and these pages. */
export const loadPages = (pages: readonly Load[]) => async () => {
  await Promise.all([...always, ...pages].map((load) => load()));
  return {};
};

/** The settings of Storybook's toolbar, which the tests leave as they are at first (.storybook/toolbar/settings.ts). */
interface Settings {
  person?: 'story' | 'signedOut' | keyof typeof PEOPLE;
  network?: Network;
}

const PEOPLE = { shopper, administrator };

const networkOf = ({ network = 'fast' }: Settings) => network;
const personOf = ({ person = 'story' }: Settings) => person;

/** The key of a shop that starts again when the toolbar chooses another person or network. */
export const startKey = (globals: Settings = {}) => `${personOf(globals)} ${networkOf(globals)}`;

interface Opened {
  sandbox: Sandbox;
  handlers: HttpHandler[];
}

interface Started {
  key: string;
  opened: Promise<Opened>;
}

/** The sandboxes of the stories on the page, by the signal that aborts when a story ends or starts again. */
const started = new WeakMap<AbortSignal, Started>();

/** The parameters of a journey. */
interface Parameters {
  /** The text of `?faults=`. */
  faults?: string;
  /** The name of `?situation=`, or a record. */
  situation?: Situation | string;
}

async function startSandbox(globals: Settings, { faults, situation }: Parameters): Promise<Opened> {
  const network = networkOf(globals);
  const person = personOf(globals);
  const sandbox = await createSandbox({
    // Relative in a built Storybook, which can be served from any folder.
    siteBase: import.meta.env.BASE_URL,
    now: storyTime(),
    ...(situation === undefined ? {} : { situation }),
    ...(network === 'fast' ? faults !== undefined && { faults } : { faults: faultsOf(network) }),
  });
  if (person === 'shopper' || person === 'administrator') await sandbox.identity.signIn(PEOPLE[person]);
  return { sandbox, handlers: handlersFor(sandbox) };
}

/**
 * A loader that opens a separate sandbox for every story. The story's parameter `faults` makes calls fail, as `?faults=` does, and `situation`
 * opens one, as `?situation=` does. The toolbar can choose another network, and who is signed in. Storybook loads again whenever a setting
 * of the toolbar changes. The shop on the page goes on then, so it keeps its sandbox.
 */
export async function openSandbox({
  parameters = {},
  globals = {},
  abortSignal,
}: {
  parameters?: Parameters;
  globals?: Settings;
  abortSignal: AbortSignal;
}) {
  const key = startKey(globals);
  let current = started.get(abortSignal);
  if (current?.key !== key) {
    current = { key, opened: startSandbox(globals, parameters) };
    started.set(abortSignal, current);
  }
  return current.opened;
}

/** The story's sandbox, for changes outside of the app. */
export const sandboxOf = ({ loaded }: Loaded) => loaded['sandbox'] as Sandbox;

interface Worker {
  use: (...handlers: HttpHandler[]) => void;
  listHandlers: () => readonly unknown[];
}

/** A `beforeEach` that answers requests from the story's sandbox. It adds nothing if they are already answered from it. */
export function answerCalls({ msw, ...context }: Loaded & { msw: Worker }) {
  const handlers = context.loaded['handlers'] as HttpHandler[];
  if (msw.listHandlers()[0] !== handlers[0]) msw.use(...handlers);
}

/** The sandboxes in which a story has signed in its user. Somebody may have signed out since. */
const signedIn = new WeakSet<Sandbox>();

/** A `beforeEach` that signs in a seeded user before the page opens, unless the toolbar has chosen somebody. */
export const signedInAs =
  (email: string, password: string) =>
  async ({ globals = {}, ...context }: Loaded & { globals?: Settings }) => {
    const sandbox = sandboxOf(context);
    if (personOf(globals) !== 'story' || signedIn.has(sandbox)) return;
    signedIn.add(sandbox);
    await sandbox.identity.signIn({ email, password });
  };

/** The `globals` of a journey that begins signed out, or as one of these. The toolbar then offers nobody else. */
export const signedOut = { person: 'signedOut' };
export const asShopper = { person: 'shopper' };
export const asAdministrator = { person: 'administrator' };

/** The same backend for another device, on which somebody else is signed in. */
export async function openForSecondPerson({ world, siteBase }: Sandbox, email: string, password: string): Promise<Sandbox> {
  const sandbox = await createSandbox({ world, siteBase, now: storyTime() });
  await sandbox.identity.signIn({ email, password });
  return sandbox;
}

const neverOnline = { isOnline: () => false, onConnectionChange: () => () => {} };

/**
 * A `render` of the whole app, opened at a path; '' is that of the situation. It starts again when the toolbar chooses another person or
 * network.
 * @param options `storedSession`: by default, that of somebody who was signed in before
 */
export const shopAt =
  (path: string, options: Pick<ComponentProps<typeof Shop>, 'storedSession'> = {}) =>
  (_: unknown, { globals = {}, ...context }: Loaded & { globals?: Settings }) => (
    <Shop
      key={startKey(globals)}
      sandbox={sandboxOf(context)}
      path={path}
      {...options}
      {...(globals.network === 'offline' ? { connection: neverOnline } : {})}
    />
  );

/**
 * Follows a link, or a button that opens another page, with a native click. A click inside React's act(), such as userEvent's, leaves a page
 * that suspends on code not loaded yet waiting forever: its retry is queued for an act() that is over.
 */
export const follow = (link: HTMLElement) => link.click();

/** On the login page: signs in as the seeded shopper. */
export async function signIn(canvas: Canvas, user: User) {
  await enter(user, await canvas.findByRole('textbox', { name: 'Email' }), shopper.email);
  await enter(user, canvas.getByLabelText('Password'), shopper.password);
  await user.click(canvas.getByRole('button', { name: LOGIN }));
}

/** On the home page: finds the card of a product. */
export async function cardOf(canvas: Canvas, name: string): Promise<Canvas> {
  const card = (await canvas.findByRole('heading', { name, level: 3 })).closest('li');
  if (card === null) throw new Error(`${name} is on no card`);
  return within(card);
}

/**
 * Enters a text as a whole, or a date such as 2026-12-04. The stories of the fields type letter by letter, which takes long in the whole
 * shop; and Chromium warns about each character of a date that is typed.
 */
export async function enter(user: User, input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}

/** On a booking page: fills in the form. */
export async function fillBooking(canvas: Canvas, user: User, quantity: string) {
  await enter(user, await canvas.findByLabelText('Date'), '2026-12-04');
  await user.clear(canvas.getByLabelText('Quantity'));
  await user.type(canvas.getByLabelText('Quantity'), quantity);
  await enter(user, canvas.getByLabelText('Address'), '1 Garage Lane');
  await user.clear(canvas.getByLabelText('Phone'));
  await enter(user, canvas.getByLabelText('Phone'), '+1 555 0100');
}

/** On a booking page: fills in and submits the form. */
export async function book(canvas: Canvas, user: User, quantity: string) {
  await fillBooking(canvas, user, quantity);
  await user.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
}
