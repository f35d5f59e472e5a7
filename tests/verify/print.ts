import type { Door } from './doors/door.ts';
import { type Finding, isDocumentedFault, type Verdict } from './ledger.ts';
import type { Report } from './verify.ts';

const pad = (text: string, width: number) => text.padEnd(width);

const told = ({ kind, basis, text }: Finding) => (kind === 'note' ? `note: ${text}` : `${basis}: ${text}`);

/** One operation: what came of it, and below it what was noticed, faults first. */
function verdictLines({ name, state, why, findings }: Verdict): string[] {
  const head = `${pad(state, 11)}${name}${state === 'not tried' ? `: ${why}` : ''}`;
  const sorted = findings.toSorted((one, other) => one.kind.localeCompare(other.kind));
  return [head, ...sorted.map((finding) => `${pad('', 11)}  ${told(finding)}`)];
}

/** Doors of one operation that were found alike stand in one line. */
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

/** What only the shop expects otherwise is counted by itself: the shop can go live with it. */
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

/** What a backend says may forge no line of a report, and do nothing to a terminal. */
const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** A report as people read it, line by line. Holds no bearer, no secret and no value of anybody's record. */
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
