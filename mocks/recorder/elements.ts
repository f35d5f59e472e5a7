import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { CARD_FIELDS, NOT_RECORDED } from './notRecorded.ts';
import type { StepTarget } from './step.ts';

/** Links, controls, and elements with a role of their own. */
const USABLE = 'a[href], button, input, select, textarea, summary, [role]';

const selectorOf = ({ 'data-recorder': value }: { 'data-recorder': string }) => `[data-recorder="${value}"]`;

export const isRecorded = (element: Element): boolean => element.closest(selectorOf(NOT_RECORDED)) === null;

/** The fields of the card that a field belongs to. */
export const cardOf = (field: Element): Element | null => field.closest(selectorOf(CARD_FIELDS));

/** The role of an element, as far as testing tools agree about it. */
const roleOf = (element: Element): string => (element.localName === 'summary' ? 'summary' : (getRole(element) ?? 'label'));

/** Returns the first text in an element. */
function firstTextOf(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) if (node.textContent?.trim()) return node.textContent.trim();
  return '';
}

/** The accessible name of an element. Tools join the texts of a summary differently, so its first text is enough. */
const nameOf = (element: Element): string => (element.localName === 'summary' ? firstTextOf(element) : computeAccessibleName(element));

/** Returns the accessible elements of the page with this role and name, in their order. */
function findAll({ role, name }: Pick<StepTarget, 'role' | 'name'>, page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(USABLE)].filter(
    (element) => roleOf(element) === role && isRecorded(element) && nameOf(element) === name && !isInaccessible(element),
  );
}

/** Names an element. An element that no screen reader reaches is alone. */
export function targetOf(element: Element): StepTarget {
  const role = roleOf(element);
  const name = nameOf(element);
  const equal: readonly Element[] = findAll({ role, name }, element.ownerDocument);
  return { role, name, place: Math.max(0, equal.indexOf(element)), count: Math.max(1, equal.length) };
}

/** False for a heading or the page itself, which no step can find again. */
export const canBeFound = (element: Element): boolean => element.matches(USABLE);

/** Finds the element of a step; null while the page does not show it. */
export const findElement = (target: StepTarget, page: Document): HTMLElement | null => findAll(target, page)[target.place] ?? null;
