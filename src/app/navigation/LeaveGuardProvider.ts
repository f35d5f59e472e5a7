import { createContext, useContext } from 'react';
import type { LeaveGuard } from './leaveGuard.ts';

const LeaveGuardContext = createContext<LeaveGuard | null>(null);
/** Provides the leave guard to its children. */
export const LeaveGuardProvider = LeaveGuardContext.Provider;

/** Returns the guard that asks before unsaved input is lost. Throws outside LeaveGuardProvider. */
export function useLeaveGuard(): LeaveGuard {
  const guard = useContext(LeaveGuardContext);
  if (guard === null) throw new Error('useLeaveGuard needs a LeaveGuardProvider above it');
  return guard;
}
