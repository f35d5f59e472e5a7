// Params of actions and guards, from the event that an invoked actor causes.

export const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const found = <Found>({ event }: { event: { output: Found } }) => ({ found: event.output });
export const listed = <Row>({ event }: { event: { output: Row[] } }) => ({ listed: event.output });

/** Keeps why a call failed. Each machine has this action. */
export const assignFailure = { type: 'assignFailure', params: failed } as const;
