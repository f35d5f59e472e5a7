import { type OperationName, operations } from '#contract/operations.ts';
import type { Door } from './security/securityCheck.ts';

/** An issue with an operation. A note is data that the shop can still read; a fault is not. */
export interface Finding {
  kind: 'note' | 'fault';
  /** 'documented' if the specification says what is expected; 'assumed' if only the shop expects it. */
  basis: 'documented' | 'assumed';
  text: string;
}

/** The result of one operation. */
interface Verdict {
  name: OperationName;
  state: 'matches' | 'differs' | 'not tried';
  /** Why it was not tried. */
  why: string;
  findings: Finding[];
}

/** Collects the results and issues of each operation. */
export interface Ledger {
  /** Records a call that did what the contract says. */
  match(name: OperationName): void;
  add(name: OperationName, ...findings: Finding[]): void;
  /** Records why the operation was not tried, at least not in one way. */
  skip(name: OperationName, why: string): void;
  /** Returns true if any call of the operation matched the contract. */
  isMatched(name: OperationName): boolean;
  verdicts(): Verdict[];
}

interface Page {
  matched: boolean;
  why: string;
  findings: Finding[];
}

const same = (one: Finding) => (other: Finding) => one.text === other.text;

/** Returns true if the issue contradicts the specification. */
const isDocumentedFault = ({ kind, basis }: Finding): boolean => kind === 'fault' && basis === 'documented';

function verdictOf(name: OperationName, { matched, why, findings }: Page): Verdict {
  const isFaulty = findings.some(({ kind }) => kind === 'fault');
  return { name, state: isFaulty ? 'differs' : matched ? 'matches' : 'not tried', why, findings };
}

/** Creates an empty ledger with every operation. */
export function openLedger(): Ledger {
  const names = Object.keys(operations) as OperationName[];
  const pages = Object.fromEntries(names.map((name) => [name, { matched: false, why: '', findings: [] as Finding[] }])) as Record<
    OperationName,
    Page
  >;
  return {
    match: (name) => {
      pages[name].matched = true;
    },
    add: (name, ...findings) => {
      const known = pages[name].findings;
      known.push(...findings.filter((finding) => !known.some(same(finding))));
    },
    skip: (name, why) => {
      pages[name].why ||= why;
    },
    isMatched: (name) => pages[name].matched,
    verdicts: () => names.map((name) => verdictOf(name, pages[name])),
  };
}

/** The result of a run. */
export interface Report {
  /** One for each operation of the contract. */
  verdicts: Verdict[];
  /** null if the security checks did not run. */
  doors: Door[] | null;
  /** Descriptions of what stays in the backend. */
  left: readonly string[];
  /** Why the run ended early, in a sentence; null if it did not. The cleanup runs in both cases. */
  interruption: string | null;
}

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

/** Returns 1 if something documented differs, a security check is open, or the run ended early; else 0. */
export function exitCodeOf({ verdicts, doors, interruption }: Report): 0 | 1 {
  const isWrong = verdicts.some(({ findings }) => findings.some(isDocumentedFault));
  return isWrong || interruption !== null || doors?.some(({ state }) => state === 'open') === true ? 1 : 0;
}
