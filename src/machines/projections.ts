// Map the events of invoked actors to the params of actions and guards.

/** The error of an actor that failed. */
export const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
/** The output of an actor that looks for one item. */
export const found = <Found>({ event }: { event: { output: Found } }) => ({ found: event.output });
/** The output of an actor that lists rows. */
export const listed = <Row>({ event }: { event: { output: Row[] } }) => ({ listed: event.output });
/** The output of the actor that reads or writes a tool. */
export const read = <Tool>({ event }: { event: { output: Tool } }) => ({ tool: event.output });
/** The output of the actor that changes a stock. */
export const result = <Result>({ event }: { event: { output: Result } }) => ({ result: event.output });

/** Assigns the error of a failed call to the context. Each machine implements this action. */
export const assignFailure = { type: 'assignFailure', params: failed } as const;
