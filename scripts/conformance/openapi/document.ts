import { namesIn, type Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { ACCESS_DESCRIPTIONS, printedOperation } from './operation.ts';
import { components } from './schemas.ts';

interface DocumentOptions {
  version: string;
  /** The base URL of the backend, `<api>`. @default '/api', as in the shop's build */
  server?: string;
  /** The shop's own site, which serves products.json. @default '/' */
  site?: string;
}

const DESCRIPTION = `The calls that the shop makes. A call of the shop's specification has "x-documented": true. Everything that the specification does not \
define, and the shop assumes, has "x-documented": false. Only create-payment-intent is documented to carry the access token ("x-security-documented"); for the other \
calls, "x-access" (public, signedIn, own or admin) is a recommendation.

The schemas define the data that a backend should send. The shop also reads other forms (a price as "$120", a missing stock as unknown), and ignores unknown fields.`;

const blank = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** Joins the names of paths that differ only in them, because they are one path for OpenAPI: `{email}` and `{id}` become `{emailOrId}`. */
function sharedNames(path: string, paths: readonly string[]): string[] {
  const alike = paths.filter((other) => blank(other) === blank(path));
  return namesIn(path).map((_, place) => {
    const [first = '', ...others] = new Set(alike.map((other) => namesIn(other)[place] ?? ''));
    return [first, ...others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`)].join('');
  });
}

/** Returns the operations as an OpenAPI 3.1 document: plain data, ready for JSON.stringify. */
export function openApiDocument({ version, server = '/api', site = '/' }: DocumentOptions): object {
  const all = Object.values<Operation>(operations).map(({ path }) => path);
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const names = sharedNames(operation.path, all);
    const printed = namesIn(operation.path).reduce((path, one, place) => path.replace(`{${one}}`, `{${names[place]}}`), operation.path);
    const item = (paths[printed] ??= {});
    item[operation.method.toLowerCase()] = printedOperation(name, operation, names);
    if (operation.origin === 'site')
      item['servers'] = [{ url: site, description: "The shop's site: a static file, not a call of the backend" }];
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Gadget Garage backend', version, description: DESCRIPTION },
    servers: [{ url: server }],
    tags: Object.keys(ACCESS_DESCRIPTIONS).map((name) => ({ name })),
    paths,
    components: {
      schemas: components(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The accessToken of POST /login.' },
        idToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The ID token of the identity service, as proof of who logs in. Sent if the shop is built with VITE_LOGIN_PROOF.',
        },
      },
    },
  };
}
