import { getConfig, getRoles, queryAllByRole } from 'storybook/test';

/** The maximum number of elements in a message. */
const LIMIT = 10;
const HEADING = 'Accessible here:';

interface NamedElement {
  role: string;
  name: string;
}

/** Matches Testing Library's list of all roles, and our own list, because `waitFor` passes in messages that already have it. */
const LISTS = new RegExp(`\\n\\n(?:Here are the (?:accessible|available) roles|There are no (?:accessible|available) roles|${HEADING})`);
const MATCHES = /(?<=Here are the matching elements:\n\n)|(?=\n\n\(If this is intentional)/;

const limit = (lines: readonly string[]): string[] =>
  lines.length > LIMIT ? [...lines.slice(0, LIMIT), `  and ${lines.length - LIMIT} more`] : [...lines];

/** Returns the elements with the role in the message, or all elements if there are none. */
function closestTo(message: string, elements: readonly NamedElement[]): readonly NamedElement[] {
  const wanted = /\brole[ =]"(\w+)"/.exec(message)?.[1];
  const sameRole = elements.filter(({ role }) => role === wanted);
  return sameRole.length > 0 ? sameRole : elements;
}

/** Shortens the error message of a query, and adds some of the elements that the query may have meant. */
export function shortMessage(message: string, elements: readonly NamedElement[]): string {
  const [text = ''] = message.split(LISTS);
  const [before, matches, after = ''] = text.split(MATCHES);
  if (matches !== undefined) return `${before}${limit(matches.split('\n\n')).join('\n')}${after}`;
  const candidates = closestTo(text, elements).map(({ role, name }) => `  ${role} "${name}"`);
  return candidates.length === 0 ? text : [`${text}\n`, HEADING, ...limit(candidates)].join('\n');
}

/** Returns the named elements in document order, without Storybook's own placeholders. */
function namedElements(container: HTMLElement): NamedElement[] {
  const found = new Map<Element, NamedElement>();
  for (const role of Object.keys(getRoles(container)))
    queryAllByRole(container, role, {
      name: (name, element) => {
        if (name !== '') found.set(element, { role, name });
        return false;
      },
    });
  return [...container.querySelectorAll('*:not(.sb-wrapper *)')].flatMap((element) => found.get(element) ?? []);
}

/** Returns the opening tag on one line. */
const tagOf = (element: Element) => `  ${(element.cloneNode(false) as Element).outerHTML.replace(/<\/.*$/, '')}`;

/** Returns true inside `waitFor`, which retries every 50 ms and shows only the last failure. */
const isRetried = () => (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/**
 * Leaves this file out of the stack, because the code frame shows the first line of our own code. Doubles the limit of ten lines, because
 * library frames alone fill them.
 */
function startStackAtCaller(error: Error): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 2 * stackTraceLimit;
  Error.captureStackTrace(error, queryError);
  Error.stackTraceLimit = stackTraceLimit;
}

/** Replaces Testing Library's `getElementError`, which prints 300 lines of the document. A null message describes a matching element. */
export function queryError(message: string | null, container: Element | Document): Error {
  const root = 'body' in container ? container.body : (container as HTMLElement);
  const error = new Error(message === null ? tagOf(root) : shortMessage(message, isRetried() ? [] : namedElements(root)));
  error.name = 'TestingLibraryElementError';
  startStackAtCaller(error);
  return error;
}
