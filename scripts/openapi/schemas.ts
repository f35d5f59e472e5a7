import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { Booking, NewBooking } from '#contract/entities/booking.ts';
import { CameraProduct } from '#contract/entities/cameraProduct.ts';
import { Phone } from '#contract/entities/phone.ts';
import { NewReview, Review } from '#contract/entities/review.ts';
import { Tool } from '#contract/entities/tool.ts';
import { User, UserChange } from '#contract/entities/user.ts';
import { rowOf, strictOf } from '#contract/strict.ts';

const named: Record<string, v.GenericSchema> = { Tool, CameraProduct, Phone, Booking, NewBooking, Review, NewReview, User, UserChange };

/** A JSON Schema. */
export type JsonSchema = Record<string, unknown>;

/** Converts a schema. Leaves out checks that are code, such as whether a day exists, because JSON Schema cannot express them. */
function toDocumentSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(strictOf(schema), { target: 'draft-2020-12', ignoreActions: ['check'] });
  return json;
}

/** Returns the schemas of the entities by name. */
export const components = (): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, toDocumentSchema(schema)]));

/** Returns the JSON Schema of the data that a backend sends for a schema of the contract; null if the shop reads none of it. */
export function wireSchema(schema: v.GenericSchema): JsonSchema | null {
  const row = rowOf(schema);
  if (row !== undefined) return { type: 'array', items: wireSchema(row) };
  if (schema.type === 'nullable')
    return { anyOf: [wireSchema((schema as unknown as { wrapped: v.GenericSchema }).wrapped), { type: 'null' }] };
  const name = Object.keys(named).find((one) => named[one] === schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return strictOf(schema).type === 'unknown' ? null : toDocumentSchema(schema);
}
