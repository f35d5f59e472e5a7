import { calendarDay } from '#app/services/platform/browserPlatform.ts';
import { MANAGE_ORDERS, MANAGE_PRODUCTS, PAY, SUBMIT_BOOKING } from '#contract/texts.ts';
import { noSuchName } from '../closestName.ts';
import { namedSituations } from '../situation/namedSituations.ts';
import { emptySituation, type Situation } from '../situation/situation.ts';
import type { Journey, JourneyStep } from './journey.ts';
import type { Step } from './step.ts';

/** A demonstration that plays itself. */
interface TourPlan {
  title: string;
  /** @param now its days are relative to it, in milliseconds since 1970 */
  plan: (now: number) => { start: Situation; steps: JourneyStep[] };
}

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const DAY = 24 * 60 * 60 * 1000;

const target = (role: string, name: string): Step['target'] => ({ role, name, place: 0, count: 1 });
const click = (caption: string, role: string, name: string): JourneyStep => ({
  step: { action: 'click', target: target(role, name) },
  path: null,
  caption,
});
const fill = (caption: string, role: string, name: string, value: string): JourneyStep => ({
  step: { action: 'fill', target: target(role, name), value },
  path: null,
  caption,
});

const ifShown = (step: JourneyStep): JourneyStep => ({ ...step, isOptional: true });

const open = (name: string, now: number): Situation => namedSituations[name]?.open(now) ?? emptySituation();

export const tours: Readonly<Record<string, TourPlan>> = {
  'book-and-pay': {
    title: 'Book and pay',
    plan: (now) => ({
      start: { ...emptySituation(), person: 'shopper@example.com' },
      steps: [
        click(
          'This shop runs in your browser, with a backend of its own. Sam is signed in, and books a set of wrenches.',
          'link',
          `Book ${WRENCH}`,
        ),
        fill('The form knows who Sam is. It asks for the day of the delivery …', 'label', 'Date', calendarDay(new Date(now + 7 * DAY))),
        fill('… and how many. It never takes more than there are.', 'textbox', 'Quantity', '3'),
        fill('An address, and a phone number.', 'textbox', 'Address', '14 Gasket Lane, Springfield'),
        fill('What is typed stays, even if the page is closed by accident.', 'textbox', 'Phone', '+1 555 0100'),
        click('The stock is taken first, then the order is written, so that nobody buys what is gone.', 'button', SUBMIT_BOOKING),
        click('The order is among Sam’s.', 'link', '3 orders'),
        click('It is not paid yet.', 'link', `Pay $194.70 ${WRENCH}`),
        click('No real card is needed: the payment provider’s test cards are here.', 'summary', 'Test cards'),
        click('This one is always accepted. Others are declined, or ask the bank.', 'button', '4242 4242 4242 4242 Visa'),
        click('The card is charged once, even if the answer is lost on the way.', 'button', PAY),
      ],
    }),
  },
  'run-the-shop': {
    title: 'Run the shop',
    plan: (now) => ({
      start: open('busy-monday', now),
      steps: [
        ifShown(click('On a phone, the parts of the dashboard are in a menu.', 'button', 'Dashboard menu')),
        click('Monday, half past eight. Gloria runs the shop, and looks at the orders of the weekend.', 'link', MANAGE_ORDERS),
        fill('55 orders. She looks for those with wrenches.', 'searchbox', 'Search orders', 'wrench'),
        ifShown(click('The menu again.', 'button', 'Dashboard menu')),
        click('Then the stock.', 'link', MANAGE_PRODUCTS),
        fill('The wrenches are nearly gone.', 'searchbox', 'Search car tools', 'ratchet'),
        click('She restocks them …', 'button', `Restock ${WRENCH}`),
        fill('… with fifty more.', 'textbox', 'Restock quantity', '50'),
        click('They are added to what is there then, also if somebody buys meanwhile.', 'button', 'Restock'),
      ],
    }),
  },
  'when-things-go-wrong': {
    title: 'When things go wrong',
    plan: (now) => ({
      start: open('answer-lost', now),
      steps: [
        click(
          'The connection will break just after this order has arrived. The shop cannot know whether it is booked.',
          'button',
          SUBMIT_BOOKING,
        ),
        click('It does not guess, and does not book twice. It asks the backend again.', 'button', 'Check again'),
        click('It is booked, once.', 'link', '3 orders'),
        click('Now a card that is declined.', 'link', `Pay $194.70 ${WRENCH}`),
        click('The test cards have one.', 'summary', 'Test cards'),
        click('It has a valid number, and the bank says no.', 'button', '4000 0000 0000 0002 Declined'),
        click('The shop says why, and nothing is charged.', 'button', PAY),
      ],
    }),
  },
};

/** Finds a tour by its name. `problem` says which ones there are if it is none. */
export function findTour(name: string, now: number): { situation: Situation | null; problem: string | null; journey: Journey | null } {
  const tour = Object.hasOwn(tours, name) ? tours[name] : undefined;
  if (tour !== undefined) {
    const { start, steps } = tour.plan(now);
    return { situation: start, problem: null, journey: { start, steps, end: '/', writes: null } };
  }
  return { situation: null, problem: noSuchName('tour', name, Object.keys(tours)), journey: null };
}
