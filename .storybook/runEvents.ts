/** The channel's event with which Storybook's server, its page and the test runner share the state of 'Run tests'. */
export const RUN_EVENTS = 'UNIVERSAL_STORE:storybook/test';

export const RUN_TESTS = 'storybook/test';

/** The part of the state that this project uses. */
export interface RunState {
  cancelling: boolean;
  fatalError?: object | undefined;
  currentRun: {
    componentTestCount: { success: number; error: number };
    totalTestCount?: number;
    finishedAt?: number;
  };
}

export type RunEvent =
  | { type: '__SET_STATE'; payload: { state: RunState; previousState: RunState } }
  | { type: '__EXISTING_STATE_RESPONSE'; payload: RunState }
  | { type: 'FATAL_ERROR'; payload: { error: { message: string } } }
  | { type: 'CANCEL_RUN' };

/** Returns the state that an event brings, if it brings one. */
export function stateOf(event: RunEvent): RunState | undefined {
  if (event.type === '__SET_STATE') return event.payload.state;
  return event.type === '__EXISTING_STATE_RESPONSE' ? event.payload : undefined;
}

/** Returns the message that gives an event to all who share the state. */
export const runMessage = (event: RunEvent) => ({ event, eventInfo: { actor: { id: 'gadget-garage', type: 'FOLLOWER' } } });
