import { type Access, isDocumented, namesIn, type Operation } from '#contract/operation.ts';
import { documentedOf } from '#contract/strict.ts';
import { type JsonSchema, wireSchema } from './schemas.ts';

export const ACCESS_DESCRIPTIONS: Record<Access, string> = {
  public: 'Public.',
  signedIn: 'For signed-in users.',
  own: 'For signed-in users, about their own records. Administrators can access all records.',
  admin: 'For administrators.',
};

/** Converts 'listOwnBookings' to 'List own bookings'. */
const summaryOf = (name: string) => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const parameter = (place: 'path' | 'query', name: string, meaning: string) => ({
  name,
  in: place,
  required: true,
  description: `The ${meaning}, percent-encoded: + arrives as %2B.`,
  schema: { type: 'string', minLength: 1 },
});

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const assumed = (description: string) => ({
  description: `${description} Assumed: the specification does not define it.`,
  'x-documented': false,
});

const IGNORED = 'Additional fields are ignored.';
const DOCUMENTED = { description: `Documented. ${IGNORED}`, 'x-documented': true };

/** Returns the possible responses. The documented body is at 200; everything else that the shop understands is marked as assumed. */
function responsesOf(operation: Operation): Record<string, object> {
  const { access, bearer, method, path } = operation;
  const schema = wireSchema(documentedOf(operation));
  const isAboutOne = path.includes('{id}');
  return {
    ...(schema === null
      ? { '2XX': assumed('Applied. The body is not read.') }
      : { '200': { ...(isDocumented(operation) ? DOCUMENTED : assumed(IGNORED)), ...json(schema) } }),
    ...(bearer === 'idToken' && {
      '401': assumed('The login proof is missing or invalid.'),
      '403': assumed('The login proof is of another account.'),
    }),
    ...(access !== 'public' && {
      '401': assumed('The access token is missing or invalid.'),
      '403': assumed('The caller has no access.'),
    }),
    ...(isAboutOne && { '404': assumed(method === 'GET' ? 'Not found. null with 200 means the same.' : 'Not found.') }),
  };
}

/** Returns the credentials that a call may carry. A login may prove who calls (docs/product-rules.md#login-proof). */
function securityOf({ access, bearer }: Operation): object[] {
  if (bearer === 'idToken') return [{}, { idToken: [] }];
  return access === 'public' ? [] : [{ bearer: [] }];
}

/** Returns an OpenAPI operation object. `parameters` are the names of the path's parameters in the printed path. */
export function printedOperation(name: string, operation: Operation, parameters: readonly string[]): object {
  const { access, bearer, body, path, query = [] } = operation;
  const given = [
    ...namesIn(path).map((meaning, place) => parameter('path', parameters[place] ?? meaning, meaning)),
    ...query.map((meaning) => parameter('query', meaning, meaning)),
  ];
  return {
    operationId: name,
    summary: summaryOf(name),
    description: ACCESS_DESCRIPTIONS[access],
    tags: [access],
    'x-documented': isDocumented(operation),
    'x-access': access,
    security: securityOf(operation),
    'x-security-documented': bearer === 'accessToken',
    ...(given.length > 0 && { parameters: given }),
    ...(body !== undefined && { requestBody: { required: true, ...json(wireSchema(body) ?? {}) } }),
    responses: responsesOf(operation),
  };
}
