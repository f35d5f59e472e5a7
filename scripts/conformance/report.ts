import { isDocumented, type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import type { SecurityCheck } from './security/securityCheck.ts';

/** An issue with an operation. A note is data that the shop can still read; a difference is not. */
export interface Issue {
  kind: 'note' | 'difference';
  /** 'documented' if the specification says what is expected; 'assumed' if only the shop expects it. */
  basis: 'documented' | 'assumed';
  text: string;
}

interface OperationResult {
  name: OperationName;
  state: 'matches' | 'differs' | 'not tried';
  /** Why it was not tried. */
  reason: string;
  issues: Issue[];
}

/** Collects the results and issues of each operation. */
export interface ResultRecorder {
  /** Records a call that did what the contract says. */
  markMatched(name: OperationName): void;
  addIssues(name: OperationName, ...issues: Issue[]): void;
  /** @param basis default 'documented' */
  addDifference(name: OperationName, text: string, basis?: Issue['basis']): void;
  /** Records why the operation was not tried, or why one of its calls was not. */
  skip(name: OperationName, reason: string): void;
  /** Returns true if any call of the operation matched the contract. */
  isMatched(name: OperationName): boolean;
  results(): OperationResult[];
}

interface OperationRecord {
  matched: boolean;
  reason: string;
  issues: Issue[];
}

const hasSameText = (one: Issue) => (other: Issue) => one.text === other.text;

/** Returns true if the issue contradicts the specification. */
const isDocumentedDifference = ({ kind, basis }: Issue): boolean => kind === 'difference' && basis === 'documented';

/** The reason of an operation that has no check yet. It names the place to add the check to. */
const missingCheck = ({ method }: Operation) =>
  `no check exists yet: add one to scripts/conformance/${method === 'GET' ? 'reads.ts' : 'writes'}`;

function resultOf(name: OperationName, { matched, reason, issues }: OperationRecord): OperationResult {
  const differs = issues.some(({ kind }) => kind === 'difference');
  return { name, state: differs ? 'differs' : matched ? 'matches' : 'not tried', reason, issues };
}

/** Creates a recorder that knows every operation. */
export function createResultRecorder(table: Readonly<Record<OperationName, Operation>> = operations): ResultRecorder {
  const names = Object.keys(table) as OperationName[];
  const records = Object.fromEntries(names.map((name) => [name, { matched: false, reason: '', issues: [] as Issue[] }])) as Record<
    OperationName,
    OperationRecord
  >;
  const addIssues: ResultRecorder['addIssues'] = (name, ...issues) => {
    const known = records[name].issues;
    // The specification says nothing about an undocumented operation, so a backend cannot contradict it there.
    const basis = isDocumented(table[name]) ? {} : ({ basis: 'assumed' } as const);
    known.push(...issues.filter((issue) => !known.some(hasSameText(issue))).map((issue) => ({ ...issue, ...basis })));
  };
  return {
    markMatched: (name) => {
      records[name].matched = true;
    },
    addIssues,
    addDifference: (name, text, basis = 'documented') => addIssues(name, { kind: 'difference', basis, text }),
    skip: (name, reason) => {
      records[name].reason ||= reason;
    },
    isMatched: (name) => records[name].matched,
    results: () =>
      names.map((name) => {
        const record = records[name];
        return resultOf(name, { ...record, reason: record.reason || missingCheck(table[name]) });
      }),
  };
}

/** A part of conditional writes, and what the backend does with it (docs/decisions/0023-conditional-writes.md). */
export interface ConditionalWrite {
  name: 'If-Match' | 'Idempotency-Key' | 'CORS';
  /** For CORS `allowed` or `refused`. */
  state: 'honoured' | 'ignored' | 'allowed' | 'refused' | 'not tried';
  text: string;
}

export interface Report {
  /** One for each operation of the contract. */
  results: OperationResult[];
  conditionalWrites: readonly ConditionalWrite[];
  /** null if the security checks did not run. */
  securityChecks: SecurityCheck[] | null;
  /** Descriptions of what stays in the backend. */
  leftBehind: readonly string[];
  /** Why the run ended early, in a sentence; null if it did not. The cleanup runs in both cases. */
  interruption: string | null;
}

const pad = (text: string, width: number) => text.padEnd(width);

const formatIssue = ({ kind, basis, text }: Issue) => (kind === 'note' ? `note: ${text}` : `${basis}: ${text}`);

/** Returns the lines of one operation: its result, and below it its issues, differences first. */
function resultLines({ name, state, reason, issues }: OperationResult): string[] {
  const head = `${pad(state, 11)}${name}${state === 'not tried' ? `: ${reason}` : ''}`;
  const sorted = issues.toSorted((one, other) => one.kind.localeCompare(other.kind));
  return [head, ...sorted.map((issue) => `${pad('', 11)}  ${formatIssue(issue)}`)];
}

/** Returns one line for all checks of an operation that have the same result. */
function securityCheckLines(securityChecks: readonly SecurityCheck[]): string[] {
  const similar = new Map<string, SecurityCheck[]>();
  for (const check of securityChecks) {
    const key = [check.operation, check.state, check.text, check.state === 'failed' ? check.fix : ''].join('\n');
    similar.set(key, [...(similar.get(key) ?? []), check]);
  }
  return [...similar.values()].flatMap((group) => {
    const [{ operation, state, text, fix }] = group as [SecurityCheck];
    const head = `${pad(state, 11)}${operation} ${group.map(({ scenario }) => scenario).join(', ')}: ${text}`;
    return state === 'failed' ? [head, `${pad('', 11)}  ${fix}`] : [head];
  });
}

/** Returns a line for each part of conditional writes. They are information: no backend has to support them. */
const conditionalWriteLines = (conditionalWrites: readonly ConditionalWrite[]): string[] =>
  conditionalWrites.map(({ name, state, text }) => `  ${name}: ${state}, ${text}`);

const count = <Row>(rows: readonly Row[], fits: (row: Row) => boolean) => rows.filter((row) => fits(row)).length;

/** Counts assumed differences separately, because the shop can go live with them. */
function summary({ results, securityChecks }: Report): string {
  const differing = results.filter(({ state }) => state === 'differs');
  const documented = count(differing, ({ issues }) => issues.some(isDocumentedDifference));
  const assumed = differing.length - documented;
  const states = [
    `${count(results, ({ state }) => state === 'matches')} matches`,
    `${documented} differs`,
    ...(assumed === 0 ? [] : [`${assumed} differs (assumed)`]),
    `${count(results, ({ state }) => state === 'not tried')} not tried`,
  ];
  const failed =
    securityChecks === null
      ? ''
      : `; ${count(securityChecks, ({ state }) => state === 'failed')} of ${securityChecks.length} security checks failed`;
  return `${states.join(', ')}${failed}.`;
}

/** Replaces control characters with spaces, so that text from a backend cannot forge a line of the report or control the terminal. */
const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** Returns the lines of a report. They contain no access token, no secret and no value of a user's record. */
export function reportLines(report: Report): string[] {
  const { results, conditionalWrites, securityChecks, leftBehind, interruption } = report;
  const lines = [
    ...results.flatMap((result) => resultLines(result)),
    '',
    'Conditional writes (optional):',
    ...conditionalWriteLines(conditionalWrites),
    ...(securityChecks === null ? [] : ['', 'Security checks:', ...securityCheckLines(securityChecks)]),
    ...(leftBehind.length === 0 ? [] : ['', 'Left behind:', ...leftBehind.map((description) => `  ${description}`)]),
    '',
  ].map(inOneLine);
  return [...lines, ...(interruption === null ? [] : [`${interruption} The remaining checks were not tried.`]), summary(report)];
}

/** Returns 1 if something documented differs, a security check failed, or the run ended early; else 0. */
export function exitCodeOf({ results, securityChecks, interruption }: Report): 0 | 1 {
  const isWrong = results.some(({ issues }) => issues.some(isDocumentedDifference));
  return isWrong || interruption !== null || securityChecks?.some(({ state }) => state === 'failed') === true ? 1 : 0;
}
