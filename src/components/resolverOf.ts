import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/**
 * Validates a form of react-hook-form with rules of the contract. Each field gets the message of the first rule that it breaks. No form here
 * has nested fields, so this is a small part of what @hookform/resolvers adds to a page.
 */
export const resolverOf =
  <Input extends FieldValues, Output>(rules: v.GenericSchema<Input, Output>): Resolver<Input, unknown, Output> =>
  (typed) => {
    const { success, output, issues } = v.safeParse(rules, typed, { abortPipeEarly: true });
    if (success) return { values: output, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, type, message } of issues) {
      if (path?.length !== 1) throw new Error(`No field shows '${message}'`);
      errors[String(path[0].key)] ??= { type, message };
    }
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
