// Where one machine is not enough, the same SQL must run on CockroachDB, YugabyteDB, Citus, and behind PgBouncer (docs/backend.md).
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync(['**/*.sql', '**/*.ts'], { cwd: root, exclude: ['**/*.test.ts', 'test/**', 'data/**'] });

const FORBIDDEN = {
  'a sequence, which cannot be spread over machines': /\b(big|small)?serial\b|nextval|GENERATED\s+\w+\s+AS\s+IDENTITY/i,
  'a trigger or a function in the database': /CREATE\s+(OR\s+REPLACE\s+)?(TRIGGER|FUNCTION|PROCEDURE)/i,
  'an advisory lock, which belongs to one machine': /pg_(try_)?advisory/i,
  'LISTEN or NOTIFY, which need a connection of their own': /\b(LISTEN|NOTIFY)\s+[a-z_"]/,
  'a setting of the session, which the next user of the connection would inherit':
    /['"`]\s*SET\s+(?!LOCAL)\w|\bSET\s+(SESSION|TIME ZONE|LOCAL(?! enable_seqscan\b))|set_config|statement_timeout/i,
  'a statement prepared in SQL, which the next connection does not know, and PgBouncer cannot see': /\bPREPARE\s+\w/,
  'a foreign key, which Citus allows only beside the distribution column': /\bREFERENCES\b/,
};

test('the files of the backend are found', () => {
  expect(files).toContain('database/migrations/001-shop.sql');
});

test.for(Object.entries(FORBIDDEN))('no statement uses %s', ([, pattern]) => {
  expect(files.filter((file) => pattern.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
