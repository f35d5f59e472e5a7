import type { KeyValueStore } from '#app/services/ports.ts';
import { FaultSyntaxError, formatFaults, parseFaults } from './fault.ts';
import type { Faults } from './faults.ts';

/** The key under which a tab stores its faults. */
export const SANDBOX_FAULTS = 'sandbox faults';

/** The stored faults of a tab, with the number of calls that each has seen: a reload must not repeat `once`. */
interface StoredFaults {
  text: string;
  counts: number[];
}

/** Stores the faults of a tab. @param counts how many calls each has seen */
export function storeFaults(tab: Pick<KeyValueStore, 'write' | 'remove'>, text: string, counts: readonly number[] = []): void {
  if (text === '') tab.remove(SANDBOX_FAULTS);
  else tab.write(SANDBOX_FAULTS, JSON.stringify({ text, counts: [...counts] } satisfies StoredFaults));
}

const NONE: StoredFaults = { text: '', counts: [] };

function readStored(stored: string | null): StoredFaults {
  try {
    const { text, counts } = JSON.parse(stored ?? 'null') as StoredFaults;
    return { text: formatFaults(parseFaults(text)), counts };
  } catch {
    return NONE;
  }
}

/** Reads `?faults=`. Returns null if the URL does not contain it. */
function readQuery(query: string): { text: string } | { problem: string } | null {
  const text = new URLSearchParams(query).get('faults');
  if (text === null) return null;
  try {
    return { text: formatFaults(parseFaults(text)) };
  } catch (error) {
    if (error instanceof FaultSyntaxError) return { problem: error.message };
    throw error;
  }
}

/**
 * Sets the faults of this tab: those in its URL, else the last ones that it asked for, else none, and stores every change. The same faults in
 * the URL again, as after a reload, continue to count. Returns what is wrong with the ones in the URL, which are then ignored, or null.
 */
export function keepFaultsInTab(faults: Faults, query: string, tab: Pick<KeyValueStore, 'read' | 'write' | 'remove'>): string | null {
  const stored = readStored(tab.read(SANDBOX_FAULTS));
  const requested = readQuery(query);
  const text = requested !== null && 'text' in requested ? requested.text : stored.text;
  faults.subscribe(() => storeFaults(tab, faults.text(), faults.counts()));
  faults.set(parseFaults(text), text === stored.text ? stored.counts : []);
  return requested !== null && 'problem' in requested ? requested.problem : null;
}
