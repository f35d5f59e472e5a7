import { isGone } from '#contract/apiError.ts';
import type { Identity } from '#contract/entities/identity.ts';
import type { OperationName } from '#contract/operations.ts';
import { operationQuery } from '../../queries/operationQuery.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import type { FlowContext } from '../../runtime/flow.ts';

/**
 * Saves a user record if the backend has none, because the last step of a sign-up failed or this is the first sign-in with Google
 * (docs/product-rules.md#user-record). Never rejects, and nothing waits for it: the next sign-in tries again.
 */
export async function ensureUserRecord(context: FlowContext, { email, displayName }: Identity, signal: AbortSignal): Promise<void> {
  try {
    // Fetch through the query cache, so that the header and the profile need no call of their own.
    const known = await context.queries.fetchQuery(operationQuery(context.api, 'getUser', { email })).catch(orNone);
    if (known !== null || signal.aborted) return;
    await context.api.saveUser({ email, body: { name: displayName, email } }, { signal });
    broadcastChange(context, PROFILE_CHANGED);
  } catch {
    // The user can browse without a record.
  }
}

/** Some backends answer 404 for a user whom they do not know yet. */
function orNone(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}

/** The queries that a saved profile affects. */
export const PROFILE_CHANGED = ['getUser', 'listUsers'] as const satisfies readonly OperationName[];
