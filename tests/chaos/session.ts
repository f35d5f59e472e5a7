import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import {
  ADD,
  ADDED,
  ADD_QUANTITY,
  ADMIN_MADE,
  BOOKED,
  DELETED,
  DELETE_QUESTION,
  LOGIN,
  OVER_STOCK,
  PAYMENT_COMPLETED,
  REMOVED,
  REMOVE_QUESTION,
  RESTOCKED,
  SOLD_OUT,
  SUBMIT_BOOKING,
} from '#contract/texts.ts';
import { tools } from '#mocks/data/tools.ts';
import { administrator, fillBooking, shopper } from '../e2e/shop.ts';
import { input } from '../live/cards.ts';
import { isSeen, readOrigin, type Observations, openContext, setStorage } from './browser.ts';
import { type Device, type Diary, emptyDiary, judge } from './ledger.ts';
import { type Crash, type Deed, type Person, type Plan, type Step, type StorageMode } from './plan.ts';
import { type Addresses, type ChaosWorld, openLiveWorld, openSandboxWorld } from './worlds.ts';

/** The accounts. The sandbox gives the third one no password, and lets it sign in with Google. */
export const ACCOUNTS: Record<Person, { email: string; password: string; name: string }> = {
  shopper: { ...shopper, name: 'Sam Carter' },
  administrator: { ...administrator, name: 'Gloria Mensah' },
  other: { email: 'kwame.adeyemi@example.com', password: 'kwame123', name: 'Kwame Adeyemi' },
};

/** Texts that show that a value was not understood. */
const BROKEN_TEXT = /\b(?:NaN|undefined|Invalid Date)\b|\[object \w+\]/;

/** The notice of a page or a dialog about a failure, or about a result that is not known. */
const noticeIn = (place: Locator): Locator => place.locator('[role=alert], [role=status][data-state=caution]');

/**
 * The id of the booking that a link leads to. Its row is found by that, because an order that comes meanwhile takes the place of the row that
 * was picked.
 */
const bookingOf = async (link: Locator): Promise<string> => (await link.getAttribute('href'))?.split('/').at(-1) ?? '';

/** The page of a tab, and the submissions that nothing but this page knows if the browser stores nothing. */
interface Tab {
  page: Page;
  pending: { isUnprotected: boolean }[];
}

export interface Result {
  plan: Plan;
  /** The steps and their outcomes, one line each. */
  log: string[];
  findings: string[];
}

class Session {
  readonly log: string[] = [];
  readonly findings: string[] = [];
  readonly #diary: Diary = emptyDiary();
  readonly #context: BrowserContext;
  readonly #world: ChaosWorld;
  readonly #shop: string;
  readonly #observations: Observations;
  readonly #tabs: Tab[] = [];
  readonly #acted = new Set<Person>();
  #storage: StorageMode = 'free';
  /** The query that gives a page the current faults. */
  #faults = '';

  constructor(context: BrowserContext, { world, shop, observations }: { world: ChaosWorld; shop: string; observations: Observations }) {
    this.#observations = observations;
    this.#context = context;
    this.#world = world;
    this.#shop = shop;
  }

  async #tab(number: number): Promise<Tab> {
    const tab = this.#tabs[number];
    if (tab !== undefined && !tab.page.isClosed()) return tab;
    return (this.#tabs[number] = { page: await this.#context.newPage(), pending: [] });
  }

  /** Opens a path as a new page. */
  async #open(tab: Tab, path: string): Promise<void> {
    tab.pending = [];
    const separator = path.includes('?') ? '&' : '?';
    await tab.page.goto(this.#faults === '' ? path : path + separator + this.#faults, { waitUntil: 'domcontentloaded' }).catch(() => {});
  }

  /** Signs out with the account menu, which closes if the page changes meanwhile. Refuses what the bank asks before or meanwhile. */
  async #signOut(page: Page): Promise<boolean> {
    const bank = this.#bank(page);
    await page.addLocatorHandler(bank, () => this.#bankButton(page, { accepts: false }).click());
    try {
      return await this.#signOutByMenu(page);
    } finally {
      // Deeds that pay answer the bank themselves.
      await page.removeLocatorHandler(bank);
    }
  }

  async #signOutByMenu(page: Page): Promise<boolean> {
    const item = page.getByRole('menuitem', { name: 'Sign Out' });
    for (let click = 0; click < 3 && !(await item.isVisible()); click += 1) {
      await page.getByRole('button', { name: /^Account menu/ }).click();
      await isSeen(page, item, { jumps: 2 });
    }
    const signedOut = page.getByRole('link', { name: LOGIN, exact: true });
    // Another tab may sign the same user out meanwhile, and then nobody needs the menu any more.
    await Promise.race([item.click().catch(() => {}), isSeen(page, signedOut)]);
    return isSeen(page, signedOut);
  }

  /**
   * Fills in the form that the shop shows instead of a page for signed-in people, and that leads back to it. Another tab may sign in first, and
   * then the form is gone. A locator would wait for another form, whereas a handle throws.
   */
  async #signIn(page: Page, person: Person): Promise<void> {
    const { email, password } = ACCOUNTS[person];
    if (person === 'other' && this.#world.name === 'sandbox') {
      await page.getByRole('button', { name: /Google/ }).click();
      await page.getByRole('dialog', { name: 'Choose an account' }).getByRole('button', { name: email }).click();
      return;
    }
    const first = async (locator: Locator) => (await locator.elementHandles())[0];
    await (await first(page.getByLabel('Email')))?.fill(email);
    await (await first(page.getByLabel('Password', { exact: true })))?.fill(password);
    await (await first(page.getByRole('button', { name: LOGIN, exact: true })))?.click();
  }

  /** True if somebody else is signed in, in this tab. */
  async #isOfAnother(page: Page, person: Person): Promise<boolean> {
    const menu = page.getByRole('button', { name: /^Account menu/ });
    return (await menu.isVisible()) && !(await menu.innerText()).includes(ACCOUNTS[person].name);
  }

  /** Opens a page as a person, who signs in first if necessary. Returns true once it shows what they came for. */
  async #visit(tab: Tab, person: Person, path: string, wanted: Locator): Promise<boolean> {
    const { page } = tab;
    const form = page.getByRole('button', { name: LOGIN, exact: true });
    this.#acted.add(person);
    if ((await this.#isOfAnother(page, person)) && !(await this.#signOut(page))) return false;
    await this.#open(tab, path);
    await isSeen(page, wanted.or(form));
    // A new tab of the live shop has the user of the others.
    if (await this.#isOfAnother(page, person)) {
      if (!(await this.#signOut(page))) return false;
      await this.#open(tab, path);
      await isSeen(page, wanted.or(form));
    }
    if (await form.isVisible()) await this.#signIn(page, person).catch(() => {});
    return isSeen(page, wanted);
  }

  /** Clicks, and waits for an outcome, unless the page crashes before. Returns true if the outcome is the wanted one: a toast, or what the page shows. */
  async #submit(
    tab: Tab,
    { click, done, failed, crash }: { click: () => Promise<void>; done: string | Locator; failed: Locator; crash: Crash | null },
  ) {
    const { page } = tab;
    const { toasts } = this.#observations;
    const before = toasts.length;
    const isToast = () => toasts.slice(before).some((one) => one.page === page && typeof done === 'string' && one.text.includes(done));
    const isDone = async () => isToast() || (typeof done !== 'string' && !page.isClosed() && (await done.first().isVisible()));
    if (crash === null) {
      await click();
      await isSeen(page, typeof done === 'string' ? failed : done.or(failed), { isOver: isToast });
      return isDone();
    }
    const isApi = (url: string) => !/\.(?:js|css|svg|webp|woff2|json)$|accounts:/.test(new URL(url).pathname);
    const isMet = (request: Request) => request.method() === crash.method && isApi(request.url());
    let isOver = false;
    const limit = { timeout: 0 };
    const moment =
      crash.at === 'request'
        ? page.waitForRequest(isMet, limit)
        : page.waitForResponse((response) => isMet(response.request()), limit).then((response) => response.request());
    const met = moment.catch(() => null).finally(() => (isOver = true));
    await click();
    // The page may send nothing, because it refuses the form.
    const request = await Promise.race([met, isSeen(page, failed, { isOver: () => isOver }).then(() => null)]);
    const wasDone = await isDone();
    this.log.push(
      `  crash by ${crash.by} at the ${crash.at} of ${request === null ? 'nothing' : `${request.method()} ${new URL(request.url()).pathname}`}`,
    );
    tab.pending = [];
    if (crash.by === 'close') await page.close();
    else await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => {});
    return wasDone || isToast();
  }

  /** Records a submission whose trace is lost with its page while nothing can be stored. */
  #watch<Entry extends { isUnprotected: boolean }>(tab: Tab, entry: Entry): Entry {
    entry.isUnprotected = this.#storage !== 'free';
    tab.pending.push(entry);
    return entry;
  }

  async #book(tab: Tab, { person, toolId, tool, quantity, price, address, crash }: Extract<Deed, { kind: 'book' }>): Promise<string> {
    const { page } = tab;
    const field = page.getByLabel('Quantity', { exact: true });
    // The login form, which also says that the tool is sold out, does not say this.
    const soldOut = page.getByText('You cannot book it right now.');
    if (!(await this.#visit(tab, person, `/booking/${toolId}`, field.or(soldOut)))) return 'no form';
    if (await soldOut.isVisible()) return 'sold out';
    await fillBooking(page, { quantity: String(quantity) });
    await page.getByLabel('Address').fill(address);
    const isReserved = this.#world.name === 'live' && person !== 'administrator';
    const order = this.#watch(tab, { address, tool, quantity, price, isReserved, isAcknowledged: false, isUnprotected: false });
    this.#diary.orders.push(order);
    order.isAcknowledged = await this.#submit(tab, {
      click: () => page.getByRole('button', { name: SUBMIT_BOOKING }).click(),
      done: BOOKED,
      failed: noticeIn(page.locator('main')).or(page.getByText(new RegExp(`^(?:${SOLD_OUT}|${OVER_STOCK})$`))),
      crash,
    });
    return order.isAcknowledged ? 'booked' : 'not booked';
  }

  /** Opens My Orders. Returns the rows once they are there; null if there are none. */
  async #orders(tab: Tab, person: Person): Promise<Locator | null> {
    const { page } = tab;
    const rows = page.getByRole('table', { name: 'My orders' }).locator('tbody tr');
    const wanted = rows.or(page.getByText('No orders yet')).or(noticeIn(page.locator('main')));
    const link = page.getByRole('link', { name: 'My Orders' }).first();
    // A click keeps the page, and so what it has not finished. A payment that is resumed may have opened the bank's question over it.
    const isInReach = (await link.isVisible()) && !(await this.#bank(page).isVisible());
    // It may also open now, and a real click would wait until somebody answers.
    if (isInReach && !(await this.#isOfAnother(page, person))) await link.dispatchEvent('click');
    else await this.#visit(tab, person, '/myOrders', wanted);
    await isSeen(page, wanted);
    return (await rows.count()) === 0 ? null : rows;
  }

  /** The bank's question whether the customer wants to pay. */
  #bank(page: Page): Locator {
    return this.#world.name === 'sandbox'
      ? page.getByRole('dialog', { name: /3-D Secure/ })
      : page.locator('iframe[title="Secure authentication frame"]');
  }

  /** The button that answers the bank. */
  #bankButton(page: Page, { accepts }: { accepts: boolean }): Locator {
    const bank = this.#bank(page);
    return this.#world.name === 'sandbox'
      ? bank.getByRole('button', { name: accepts ? 'Accept' : 'Refuse' })
      : bank.contentFrame().getByRole('button', { name: accepts ? 'Complete' : 'Fail' });
  }

  async #pay(tab: Tab, { person, pick, card, accepts, crash }: Extract<Deed, { kind: 'pay' }>): Promise<string> {
    const { page } = tab;
    const rows = await this.#orders(tab, person);
    const links = rows?.getByRole('link', { name: /^Pay / });
    const count = (await links?.count()) ?? 0;
    if (links === undefined || count === 0) return 'nothing to pay';
    const bookingId = await bookingOf(links.nth(pick % count));
    await links.and(page.locator(`[href$="/payment/${bookingId}"]`)).click();
    const isSandbox = this.#world.name === 'sandbox';
    const number = isSandbox ? page.getByRole('textbox', { name: /^Card number/ }) : input(page, /card number/);
    if (!(await isSeen(page, number))) return 'no card field';
    await number.fill(card);
    await (isSandbox ? page.getByLabel('Expiry') : input(page, /expiration/)).fill('1234');
    await (isSandbox ? page.getByLabel('CVC') : input(page, /CVC/)).fill('123');
    const payment = this.#watch(tab, { bookingId, isAcknowledged: false, isUnprotected: false });
    this.#diary.payments.push(payment);
    const completed = page.getByRole('heading', { name: PAYMENT_COMPLETED });
    const bank = this.#bank(page);
    const failed = noticeIn(page.locator('main'));
    const click = () => page.getByRole('button', { name: 'Pay', exact: true }).click();
    const isOver = await this.#submit(tab, { click, done: completed.or(bank), failed, crash });
    if (isOver && !page.isClosed() && (await bank.isVisible())) {
      await this.#bankButton(page, { accepts }).click();
      await isSeen(page, completed.or(failed));
    }
    payment.isAcknowledged = !page.isClosed() && (await completed.isVisible());
    return `${bookingId} ${payment.isAcknowledged ? 'paid' : 'not paid'}`;
  }

  async #remove(tab: Tab, { person, pick, crash }: Extract<Deed, { kind: 'remove' }>): Promise<string> {
    const { page } = tab;
    const rows = (await this.#orders(tab, person))?.filter({ has: page.getByRole('button', { name: /^Remove/, disabled: false }) });
    const count = (await rows?.count()) ?? 0;
    if (rows === undefined || count === 0) return 'nothing to remove';
    const picked = rows.nth(pick % count);
    const bookingId = await bookingOf(picked.locator('a[href*="/payment/"]').first());
    const row = rows.filter({ has: page.locator(`a[href$="/payment/${bookingId}"]`) });
    await row.getByRole('button', { name: /^Remove/ }).click();
    const question = page.getByRole('alertdialog', { name: REMOVE_QUESTION });
    if (!(await isSeen(page, question))) return 'no question';
    const removal = { bookingId, isAcknowledged: false };
    this.#diary.removals.push(removal);
    const click = () => question.getByRole('button', { name: 'Remove' }).click();
    const done = REMOVED;
    removal.isAcknowledged = await this.#submit(tab, { click, done, failed: noticeIn(question), crash });
    return `${bookingId} ${removal.isAcknowledged ? 'removed' : 'not removed'}`;
  }

  async #restock(tab: Tab, { person, tool, amount, crash }: Extract<Deed, { kind: 'restock' }>): Promise<string> {
    const { page } = tab;
    const button = page.getByRole('button', { name: `Restock ${tool}`, exact: true });
    if (!(await this.#visit(tab, person, `/dashboard/manageAllProducts?q=${encodeURIComponent(tool)}`, button))) return 'no row';
    await button.click();
    const dialog = page.getByRole('dialog', { name: tool });
    const field = dialog.getByRole('textbox', { name: 'Restock quantity' });
    if (!(await isSeen(page, field))) return 'no field';
    await field.fill(String(amount));
    const restock = { tool, amount, isAcknowledged: false };
    this.#diary.restocks.push(restock);
    const done = RESTOCKED;
    restock.isAcknowledged = await this.#submit(tab, { click: () => page.keyboard.press('Enter'), done, failed: noticeIn(dialog), crash });
    return restock.isAcknowledged ? 'restocked' : 'not restocked';
  }

  async #addTool(tab: Tab, { person, name, quantity, crash }: Extract<Deed, { kind: 'addTool' }>): Promise<string> {
    const { page } = tab;
    if (!(await this.#visit(tab, person, '/dashboard/addNewProducts', page.getByLabel('Name', { exact: true })))) return 'no form';
    const fields = {
      Name: name,
      'Image 1 link': 'pictures/1f527.webp',
      'Image 2 link': 'pictures/1f529.webp',
      'Image 3 link': 'pictures/1f9f0.webp',
      Description: 'They reach where your hand gave up.',
      Price: '34.50',
      [ADD_QUANTITY]: String(quantity),
      'Product Status': 'New',
      Rating: '4.5',
      Date: '2026-03-14',
    };
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    const addition = { name, quantity, isAcknowledged: false };
    this.#diary.additions.push(addition);
    addition.isAcknowledged = await this.#submit(tab, {
      click: () => page.getByRole('button', { name: ADD, exact: true }).click(),
      done: ADDED,
      failed: noticeIn(page.locator('main')),
      crash,
    });
    return addition.isAcknowledged ? 'added' : 'not added';
  }

  async #deleteTool(tab: Tab, { person, tool, crash }: Extract<Deed, { kind: 'deleteTool' }>): Promise<string> {
    const { page } = tab;
    const button = page.getByRole('button', { name: `Delete ${tool}`, exact: true });
    const row = button.or(page.getByText('No matching'));
    if (!(await this.#visit(tab, person, `/dashboard/manageAllProducts?q=${encodeURIComponent(tool)}`, row))) return 'no row';
    if (!(await button.isVisible())) return 'gone already';
    await button.click();
    const question = page.getByRole('alertdialog', { name: DELETE_QUESTION });
    if (!(await isSeen(page, question))) return 'no question';
    const deletion = { name: tool, isAcknowledged: false };
    this.#diary.deletions.push(deletion);
    const click = () => question.getByRole('button', { name: 'Delete' }).click();
    const done = DELETED;
    deletion.isAcknowledged = await this.#submit(tab, { click, done, failed: noticeIn(question), crash });
    return deletion.isAcknowledged ? 'deleted' : 'not deleted';
  }

  async #promote(tab: Tab, { person, email, crash }: Extract<Deed, { kind: 'promote' }>): Promise<string> {
    const { page } = tab;
    const button = page.getByRole('button', { name: `Add Admin ${email}`, exact: true });
    if (!(await this.#visit(tab, person, '/dashboard/manageAllUser', button.or(page.getByText('Already Admin'))))) return 'no row';
    if (!(await button.isVisible())) return 'one already';
    const promotion = { email, isAcknowledged: false };
    this.#diary.promotions.push(promotion);
    const notice = noticeIn(page.locator('main')).or(page.getByRole('status').filter({ hasText: 'Nothing changed' }));
    const done = ADMIN_MADE;
    promotion.isAcknowledged = await this.#submit(tab, { click: () => button.click(), done, failed: notice, crash });
    return promotion.isAcknowledged ? 'promoted' : 'not promoted';
  }

  #act(tab: Tab, deed: Deed): Promise<string> {
    switch (deed.kind) {
      case 'book':
        return this.#book(tab, deed);
      case 'pay':
        return this.#pay(tab, deed);
      case 'remove':
        return this.#remove(tab, deed);
      case 'restock':
        return this.#restock(tab, deed);
      case 'addTool':
        return this.#addTool(tab, deed);
      case 'deleteTool':
        return this.#deleteTool(tab, deed);
      case 'promote':
        return this.#promote(tab, deed);
      default:
        return deed satisfies never;
    }
  }

  async #do(deed: Deed): Promise<void> {
    const tab = await this.#tab(deed.tab);
    const from = performance.now();
    const outcome = await this.#perform(tab, deed);
    const seconds = ((performance.now() - from) / 1_000).toFixed(1);
    this.log.push(`  ${deed.person}, tab ${deed.tab}: ${deed.kind}: ${outcome} (${seconds} s)`);
    if (!tab.page.isClosed()) await this.#inspect(tab.page);
  }

  /** A person gives up whatever the page does not offer, and a page may be gone. Only the books decide if that was right. */
  async #perform(tab: Tab, deed: Deed): Promise<string> {
    try {
      return await this.#act(tab, deed);
    } catch (error) {
      return `gave up: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** Whatever happens, a page shows something, and nothing that a person cannot read. */
  async #inspect(page: Page): Promise<void> {
    const main = page.locator('main');
    if (!(await isSeen(page, main.filter({ hasText: /\S/ })))) {
      if (!page.isClosed()) this.findings.push(`a blank page: ${page.url()}`);
      return;
    }
    const text = await page.evaluate(() => document.body.innerText).catch(() => '');
    const broken = BROKEN_TEXT.exec(text)?.[0];
    if (broken !== undefined) this.findings.push(`'${broken}' is shown: ${page.url()}`);
  }

  async step(step: Step): Promise<void> {
    this.log.push(JSON.stringify(step));
    switch (step.kind) {
      case 'deed':
        return this.#do(step.deed);
      case 'both':
        // In the live shop both tabs have the same user, and one of them would sign the other out in the middle.
        await Promise.all(
          step.deeds.map((deed) => this.#do({ ...deed, person: this.#world.isSessionShared ? step.deeds[0].person : deed.person })),
        );
        return;
      case 'faults':
        this.#faults = this.#world.setFaults(step.text);
        return;
      case 'storage':
        await this.#setStorage(step.mode);
        return;
      case 'kill':
        this.#world.kill(step.what, step.after);
        return;
      default:
        return step satisfies never;
    }
  }

  async #setStorage(mode: StorageMode): Promise<void> {
    this.#storage = mode;
    await setStorage(this.#context, this.#shop, mode);
    if (mode !== 'free') for (const { pending } of this.#tabs) for (const entry of pending) entry.isUnprotected = true;
  }

  /** Ends all disturbances, and lets everybody who acted start the shop again and look at their orders. */
  async settle(): Promise<void> {
    this.log.push('the disturbances end');
    await this.#setStorage('free');
    this.#faults = this.#world.setFaults('none');
    await this.#world.settle();
    // The tabs that are left may be the only ones that can look a charge up.
    for (const tab of this.#tabs.filter(({ page }) => !page.isClosed())) {
      await this.#open(tab, '/myOrders');
      await this.#inspect(tab.page);
    }
    for (const person of this.#acted) await this.#startAgain(person);
  }

  async #startAgain(person: Person): Promise<void> {
    const tab = await this.#tab(0);
    const menu = tab.page.getByRole('button', { name: /^Account menu/ }).filter({ hasText: ACCOUNTS[person].name });
    if (!(await this.#visit(tab, person, '/myOrders', menu))) return void this.findings.push(`${person} cannot sign in: ${tab.page.url()}`);
    const isIdle = async () => (await this.#stored(['pendingOrder:'])).every((text) => text.includes('"stage":"missing"'));
    await this.#orders(tab, person);
    for (let look = 0; look < 5 && !(await isIdle()); look += 1)
      await isSeen(tab.page, tab.page.getByText('This is never shown'), { jumps: 2 });
    const links = tab.page.getByRole('table', { name: 'My orders' }).getByRole('link', { name: /^(?:See payment|Pay) / });
    const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const path of pages) {
      await this.#open(tab, path);
      await isSeen(tab.page, tab.page.locator('main').getByRole('heading', { level: 2 }));
      await this.#inspect(tab.page);
    }
    await this.#orders(tab, person);
    await this.#inspect(tab.page);
    this.#shown.push(await tab.page.locator('main').innerText());
  }

  readonly #shown: string[] = [];

  /** The texts that the shop has stored under keys with these prefixes. */
  #stored(prefixes: readonly string[]): Promise<string[]> {
    return readOrigin(this.#context, this.#shop, (page) =>
      page.evaluate(
        (wanted) =>
          Object.entries(localStorage as Record<string, string>).flatMap(([key, text]) =>
            wanted.some((prefix) => key.startsWith(prefix)) ? [text] : [],
          ),
        prefixes.map((prefix) => this.#world.space + prefix),
      ),
    );
  }

  async #device(): Promise<Device> {
    const read = async <Entry>(prefix: string) => (await this.#stored([prefix])).map((text) => JSON.parse(text) as Entry);
    const nameOf = (id: string) => tools.find(({ _id }) => _id === id)?.name ?? id;
    const conflicts = await read<{ toolId: string; amount: number }>('stockConflict:');
    const pending = await read<{ productId: string; amount: number; stage: string }>('pendingOrder:');
    const orders = pending.map(({ productId, amount, stage }) => ({ tool: nameOf(productId), amount, stage }));
    const payments = await read<{ bookingId: string; intentId: string; transactionId: string }>('payment:');
    return {
      conflicts: conflicts.map(({ toolId, amount }) => ({ tool: nameOf(toolId), amount })),
      returns: orders.filter(({ stage }) => stage === 'returning'),
      orders,
      payments: payments.map(({ bookingId, intentId }) => ({
        bookingId,
        intentId,
        isShown: this.#shown.some((text) => text.includes(intentId) || /Being saved|Unclear|Not saved/i.test(text)),
      })),
    };
  }

  async judge(): Promise<void> {
    const books = await this.#world.readBooks();
    const device = await this.#device();
    const found = judge(books, device, this.#diary);
    this.findings.push(...found);
    if (found.length > 0)
      this.log.push(JSON.stringify({ device, diary: this.#diary, charges: books.charges, created: books.created }, null, 1));
  }
}

/** Runs a planned session. Whatever stops its people is a finding. */
export async function runSession(browser: Browser, addresses: Addresses, plan: Plan): Promise<Result> {
  const shop = plan.world === 'sandbox' ? addresses.sandboxShop : addresses.liveShop;
  const observations: Observations = { errors: [], toasts: [] };
  const context = await openContext(browser, shop, observations);
  const world = plan.world === 'sandbox' ? openSandboxWorld(context, addresses) : await openLiveWorld(context, addresses, plan.seed);
  const session = new Session(context, { world, shop, observations });
  try {
    for (const step of plan.steps) await session.step(step);
    await session.settle();
    await session.judge();
  } catch (error) {
    session.findings.push(`the session stopped: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  await context.close();
  await world.close();
  return { plan, log: session.log, findings: [...observations.errors, ...session.findings] };
}
