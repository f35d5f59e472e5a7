import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isDocumented, type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { demoRows } from '#mocks/data/seed.ts';
import { cases } from '#tests/contract/cases.ts';
import { openSandbox } from '#tests/contract/sandbox.ts';
import { entities } from '#tests/support/entities.ts';
import { openApiDocument } from './document.ts';
import { printedOperation } from './operation.ts';
import { wireSchema } from './schemas.ts';

interface Printed {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean; description: string }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: object } } };
  responses: Record<string, { 'x-documented': boolean; content?: { 'application/json': { schema: object } } }>;
  'x-documented': boolean;
  'x-access': string;
  'x-security-documented': boolean;
}
type Item = Record<string, Printed> & { servers?: object[] };
interface Printout {
  paths: Record<string, Item>;
  servers: object[];
  components: { schemas: Record<string, { required: string[]; properties: Record<string, object> }> };
}

const printout = openApiDocument({ version: '1.2.3' }) as Printout;
/** A copy, because the validator modifies its input. */
const asData = () => structuredClone(printout) as unknown as Record<string, unknown>;
const names = Object.keys(operations) as OperationName[];

function find(name: OperationName) {
  const { method } = operations[name];
  const [path, item] = Object.entries(printout.paths).find(([, one]) => one[method.toLowerCase()]?.operationId === name) ?? [];
  const printed = item?.[method.toLowerCase()];
  if (path === undefined || printed === undefined) throw new Error(`${name} is not printed`);
  return { path, item, printed };
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const fits = (schema: object, value: unknown) => ajv.validate({ ...schema, components: printout.components }, value);

test('the document is OpenAPI 3.1 according to a public validator', async () => {
  const validator = new Validator();
  expect(await validator.validate(asData())).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the validator rejects an invalid document', async () => {
  const { valid } = await new Validator().validate({ ...asData(), paths: { carTools: {} } });
  expect(valid).toBe(false);
});

test.each(entities)('a record of %s has a schema with a name', (_, schema) => {
  expect(wireSchema(schema)).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) });
});

test('no two paths are the same for OpenAPI', () => {
  const blank = Object.keys(printout.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(new Set(blank).size).toBe(blank.length);
  expect(Object.keys(printout.paths)).toContain('/carBooking/{emailOrId}');
});

describe.each(names)('%s', (name) => {
  const operation: Operation = operations[name];
  const { path, item, printed } = find(name);

  test('has every parameter of its path and query, and no other', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => ({ name: one, in: 'path', required: true }));
    const inQuery = (operation.query ?? []).map((one) => ({ name: one, in: 'query', required: true }));
    expect(printed.parameters ?? []).toMatchObject([...inPath, ...inQuery]);
    expect(printed.parameters ?? []).toHaveLength(inPath.length + inQuery.length);
  });

  test('accepts the body that the shop sends, and rejects another', () => {
    const schema = printed.requestBody?.content['application/json'].schema;
    expect(schema === undefined).toBe(operation.body === undefined);
    const { happy } = cases[name];
    if (schema === undefined || !('body' in happy)) return;
    expect([fits(schema, happy.body), ajv.errors]).toEqual([true, null]);
    expect(fits(schema, 'text')).toBe(false);
  });

  test('states who may call it', () => {
    expect(printed['x-access']).toBe(operation.access);
    // A login may prove who calls.
    const ofPublic = name === 'login' ? [{}, { idToken: [] }] : [];
    expect(printed.security).toEqual(operation.access === 'public' ? ofPublic : [{ bearer: [] }]);
    expect('401' in printed.responses && '403' in printed.responses).toBe(printed.security.length > 0);
  });

  test('is a file of the site or a call to the backend', () => {
    expect(item?.servers).toEqual(operation.origin === 'site' ? [expect.objectContaining({ url: '/' })] : undefined);
  });
});

describe('responses', () => {
  test.each(names)('the response of the sandbox to %s matches the schema', async (name) => {
    const { happy, as } = cases[name] as { happy: never; as: string | null };
    const sandbox = await openSandbox();
    onTestFinished(() => sandbox.close());
    const { json } = await sandbox.call(name, happy, as);
    const { responses } = find(name).printed;
    const schema = responses['200']?.content?.['application/json'].schema;
    expect(schema !== undefined || responses['2XX'] !== undefined).toBe(true);
    if (schema === undefined) return;
    expect([fits(schema, json), ajv.errors]).toEqual([true, null]);
  });

  test('a documented body is marked as documented, everything else as assumed', () => {
    for (const name of names)
      for (const [status, response] of Object.entries(find(name).printed.responses))
        expect([name, status, response['x-documented']]).toEqual([name, status, status === '200' && isDocumented(operations[name])]);
    expect(names.filter((name) => find(name).printed['x-security-documented'])).toEqual(['createPaymentIntent']);
    expect(names.filter((name) => '404' in find(name).printed.responses)).toEqual(
      names.filter((name) => operations[name].path.includes('{id}')),
    );
  });

  test('an operation that the specification lacks is marked as such, and so is its response', () => {
    const documented = printedOperation('listTools', operations.listTools, []) as Printed;
    const undocumented = printedOperation('listTools', { ...operations.listTools, documented: false }, []) as Printed;
    expect([documented['x-documented'], undocumented['x-documented']]).toEqual([true, false]);
    expect(undocumented.responses['200']).toMatchObject({ 'x-documented': false, content: expect.anything() });
  });

  test('a missing record may be null', () => {
    for (const name of names.filter((one) => operations[one].method === 'GET' && operations[one].response.type === 'nullable'))
      expect(fits(find(name).printed.responses['200']?.content?.['application/json'].schema ?? {}, null)).toBe(true);
  });

  test('an update responds with its row, and never with null', () => {
    expect(fits(find('updateTool').printed.responses['200']?.content?.['application/json'].schema ?? {}, null)).toBe(false);
  });

  test.each([{ modifiedCount: null }, { modifiedCount: '1' }, {}])(
    '%j is invalid, because it lacks the number of new administrators',
    (body) => {
      expect(fits(find('makeAdmin').printed.responses['200']?.content?.['application/json'].schema ?? {}, body)).toBe(false);
    },
  );

  test.each([-1, 1.5, null])('%j is not a valid stock', (quantity) => {
    expect(fits(find('updateTool').printed.requestBody?.content['application/json'].schema ?? {}, { quantity })).toBe(false);
  });

  test.each([
    ['Tool', { price: '$120' }],
    ['Tool', { quantity: -1 }],
    ['Tool', { date: '21.11.2026' }],
    ['Tool', { _id: undefined }],
  ])('a %s with %j is invalid', (name, change) => {
    const schema = printout.components.schemas[name] ?? {};
    const [tool] = demoRows().tools;
    expect(fits(schema, tool)).toBe(true);
    expect(fits(schema, JSON.parse(JSON.stringify({ ...tool, ...change })))).toBe(false);
  });
});

test('the document has the given addresses', () => {
  const { servers, paths } = openApiDocument({ version: '1', server: 'https://api.example', site: 'https://shop.example/' }) as Printout;
  expect(servers).toEqual([{ url: 'https://api.example' }]);
  expect(paths['/products.json']?.servers).toMatchObject([{ url: 'https://shop.example/' }]);
});
