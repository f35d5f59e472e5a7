import { type OperationName, operations } from '#contract/operations.ts';

/** Something that was noticed about an operation. A note is read by the shop all the same; a fault is not. */
export interface Finding {
  kind: 'note' | 'fault';
  /** Whether the specification says what was expected, or the shop only assumes it. */
  basis: 'documented' | 'assumed';
  text: string;
}

/** What came of one operation. */
export interface Verdict {
  name: OperationName;
  state: 'matches' | 'differs' | 'not tried';
  /** Why it was not tried. */
  why: string;
  findings: Finding[];
}

/** What is found out about each operation while it is tried. */
export interface Ledger {
  /** A call did what the contract says. */
  match(name: OperationName): void;
  add(name: OperationName, ...findings: Finding[]): void;
  /** It was not tried, at least not this way. */
  skip(name: OperationName, why: string): void;
  /** Whether any call of it has been answered as the contract says. */
  isMatched(name: OperationName): boolean;
  verdicts(): Verdict[];
}

interface Page {
  matched: boolean;
  why: string;
  findings: Finding[];
}

const same = (one: Finding) => (other: Finding) => one.text === other.text;

/** Whether something that the specification says is otherwise. */
export const isDocumentedFault = ({ kind, basis }: Finding): boolean => kind === 'fault' && basis === 'documented';

function verdictOf(name: OperationName, { matched, why, findings }: Page): Verdict {
  const isFaulty = findings.some(({ kind }) => kind === 'fault');
  return { name, state: isFaulty ? 'differs' : matched ? 'matches' : 'not tried', why, findings };
}

/** An empty ledger, with every operation on it. */
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
