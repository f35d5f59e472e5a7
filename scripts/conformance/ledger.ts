import { type OperationName, operations } from '#contract/operations.ts';

/** An issue with an operation. A note is data that the shop can still read; a fault is not. */
export interface Finding {
  kind: 'note' | 'fault';
  /** 'documented' if the specification says what is expected; 'assumed' if only the shop expects it. */
  basis: 'documented' | 'assumed';
  text: string;
}

/** The result of one operation. */
export interface Verdict {
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
export const isDocumentedFault = ({ kind, basis }: Finding): boolean => kind === 'fault' && basis === 'documented';

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
