import { getConfig, getRoles, queryAllByRole } from 'storybook/test';

/** How many elements a message names. */
const LIMIT = 10;
const HEADING = 'Accessible here:';

interface NamedElement {
  role: string;
  name: string;
}

/** Testing Library lists all roles with their tags, and `waitFor` hands a message in again that has our own list already. */
const LISTS = new RegExp(`\\n\\n(?:Here are the (?:accessible|available) roles|There are no (?:accessible|available) roles|${HEADING})`);
const MATCHES = /(?<=Here are the matching elements:\n\n)|(?=\n\n\(If this is intentional)/;

const limit = (lines: readonly string[]): string[] =>
  lines.length > LIMIT ? [...lines.slice(0, LIMIT), `  and ${lines.length - LIMIT} more`] : [...lines];

/** Elements of the role that was looked for say more than others. */
function closestTo(message: string, elements: readonly NamedElement[]): readonly NamedElement[] {
  const wanted = /\brole[ =]"(\w+)"/.exec(message)?.[1];
  const sameRole = elements.filter(({ role }) => role === wanted);
  return sameRole.length > 0 ? sameRole : elements;
}

/** Shortens a query's message, and adds some of the elements that it could have meant. */
export function shortMessage(message: string, elements: readonly NamedElement[]): string {
  const [text = ''] = message.split(LISTS);
  const [before, matches, after = ''] = text.split(MATCHES);
  if (matches !== undefined) return `${before}${limit(matches.split('\n\n')).join('\n')}${after}`;
  const candidates = closestTo(text, elements).map(({ role, name }) => `  ${role} "${name}"`);
  return candidates.length === 0 ? text : [`${text}\n`, HEADING, ...limit(candidates)].join('\n');
}

/** In the order of the document, without Storybook's own placeholders. */
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

/** The opening tag, in one line. */
const tagOf = (element: Element) => `  ${(element.cloneNode(false) as Element).outerHTML.replace(/<\/.*$/, '')}`;

/** `waitFor` fails every 50 ms, and shows the last failure alone. */
const isRetried = () => (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** The code frame shows the first line that is ours, so this file is left out; and libraries alone fill the ten lines of a stack. */
function startStackAtCaller(error: Error): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 2 * stackTraceLimit;
  Error.captureStackTrace(error, queryError);
  Error.stackTraceLimit = stackTraceLimit;
}

/** Testing Library's `getElementError`, without the 300 lines of the document. Without a message it asks for one matching element. */
export function queryError(message: string | null, container: Element | Document): Error {
  const root = 'body' in container ? container.body : (container as HTMLElement);
  const error = new Error(message === null ? tagOf(root) : shortMessage(message, isRetried() ? [] : namedElements(root)));
  error.name = 'TestingLibraryElementError';
  startStackAtCaller(error);
  return error;
}
