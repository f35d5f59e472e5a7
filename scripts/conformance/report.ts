import type { Door } from './security/securityCheck.ts';
import { type Finding, isDocumentedFault, type Verdict } from './ledger.ts';
import type { Report } from './verify.ts';

const pad = (text: string, width: number) => text.padEnd(width);

const told = ({ kind, basis, text }: Finding) => (kind === 'note' ? `note: ${text}` : `${basis}: ${text}`);

/** Returns the lines of one operation: its result, and below it its issues, faults first. */
function verdictLines({ name, state, why, findings }: Verdict): string[] {
  const head = `${pad(state, 11)}${name}${state === 'not tried' ? `: ${why}` : ''}`;
  const sorted = findings.toSorted((one, other) => one.kind.localeCompare(other.kind));
  return [head, ...sorted.map((finding) => `${pad('', 11)}  ${told(finding)}`)];
}

/** Returns one line for all checks of an operation that have the same result. */
function doorLines(doors: readonly Door[]): string[] {
  const alike = new Map<string, Door[]>();
  for (const door of doors) {
    const key = [door.operation, door.state, door.text, door.state === 'open' ? door.todo : ''].join('\n');
    alike.set(key, [...(alike.get(key) ?? []), door]);
  }
  return [...alike.values()].flatMap((group) => {
    const [{ operation, state, text, todo }] = group as [Door];
    const head = `${pad(state, 11)}${operation} ${group.map(({ way }) => way).join(', ')}: ${text}`;
    return state === 'open' ? [head, `${pad('', 11)}  ${todo}`] : [head];
  });
}

const count = <Row>(rows: readonly Row[], fits: (row: Row) => boolean) => rows.filter((row) => fits(row)).length;

/** Counts assumed differences separately, because the shop can go live with them. */
function summary({ verdicts, doors }: Report): string {
  const differing = verdicts.filter(({ state }) => state === 'differs');
  const documented = count(differing, ({ findings }) => findings.some(isDocumentedFault));
  const assumed = differing.length - documented;
  const states = [
    `${count(verdicts, ({ state }) => state === 'matches')} matches`,
    `${documented} differs`,
    ...(assumed === 0 ? [] : [`${assumed} assumed otherwise`]),
    `${count(verdicts, ({ state }) => state === 'not tried')} not tried`,
  ];
  const open = doors === null ? '' : `; ${count(doors, ({ state }) => state === 'open')} of ${doors.length} doors are open`;
  return `${states.join(', ')}${open}.`;
}

/** Replaces control characters with spaces, so that text from a backend cannot forge a line of the report or control the terminal. */
const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** Returns the lines of a report. They contain no access token, no secret and no value of a user's record. */
export function reportLines(report: Report): string[] {
  const { verdicts, doors, left, interruption } = report;
  const lines = [
    ...verdicts.flatMap((verdict) => verdictLines(verdict)),
    ...(doors === null ? [] : ['', 'Doors:', ...doorLines(doors)]),
    ...(left.length === 0 ? [] : ['', 'Left behind:', ...left.map((what) => `  ${what}`)]),
    '',
  ].map(inOneLine);
  return [...lines, ...(interruption === null ? [] : [`${interruption} What comes after is not tried.`]), summary(report)];
}
