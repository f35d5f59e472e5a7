import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareDirectives } from './clientModules.ts';

/** The names that React exports to modules that run on a server. */
const onServer = new Set(
  execFileSync('node', ['--conditions=react-server', '--print', "Object.keys(require('react')).join()"], { encoding: 'utf8' })
    .trim()
    .split(','),
);

/** Compares the directive of one module, which may import the others. */
const compare = (code: string, others: Record<string, string> = {}) =>
  compareDirectives(new Map(Object.entries({ 'src/Probe.tsx': code, ...others })), onServer);

const missing = { missing: ['src/Probe.tsx'], needless: [] };
const right = { missing: [], needless: [] };

test('each component says use client if it needs the browser, and only then', () => {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'src/components', 'mocks/ui'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test|fixtures|css|d)\.tsx?$/.test(path));
  expect(paths.length).toBeGreaterThan(200);
  const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  expect(compareDirectives(sources, onServer)).toEqual({ missing: [], needless: [] });
});

test.each([
  ['a hook of the browser', "import { useState } from 'react'; useState();"],
  ['a context', "import { createContext } from 'react'; createContext(1);"],
  ['a hook of a package', "import { useForm } from 'react-hook-form'; useForm();"],
  ['an event handler', 'const Probe = ({ onClick }) => <button onClick={onClick} />;'],
  ['a function as an attribute', 'const Probe = () => <List card={(row) => row.name} />;'],
  ['a declared function as an attribute', 'function card() {} const Probe = () => <List card={card} />;'],
  ['a function in an object', 'const columns = [{ render: () => null }]; const Probe = () => <List columns={columns} />;'],
  ['a declared function in an object', 'const nothing = () => null; const columns = [{ render: nothing }];'],
])('%s needs it', (_, code) => {
  expect(compare(code)).toEqual(missing);
  expect(compare(`'use client';\n${code}`)).toEqual(right);
});

test('a comment may stand before it', () => {
  expect(compare("/* A comment. */\n'use client';\nimport { useState } from 'react'; useState();")).toEqual(right);
});

const client = "'use client'; import { useState } from 'react'; export const useLink = () => useState(); export const Link = () => <a />;";

test.each([
  ['calls a hook of a client component', "import { useLink } from './Link.tsx'; useLink();", { 'src/Link.tsx': client }],
  ['reads a value of a client component', "import { Link } from './Link.tsx'; const all = [Link];", { 'src/Link.tsx': client }],
  [
    'calls a hook',
    "import { useA } from './useA.ts'; useA();",
    { 'src/useA.ts': "import { useState } from 'react'; export const useA = useState;" },
  ],
  [
    'calls a hook of a hook',
    "import { useB } from './useB.ts'; useB();",
    {
      'src/useA.ts': "import { useState } from 'react'; export const useA = useState;",
      'src/useB.ts': "import { useA } from './useA.ts'; export const useB = useA;",
    },
  ],
  [
    'renders a context',
    "import { A } from './A.ts'; const B = () => <A value={1} />;",
    { 'src/A.ts': "import { createContext } from 'react'; export const A = createContext(1);" },
  ],
])('a module that %s needs it', (_, code, others) => {
  expect(compare(code, others as Record<string, string>)).toEqual(missing);
});

test.each([
  ['only draws', 'export const Probe = ({ children }) => <p>{children}</p>;'],
  ['uses what React has on a server', "import { memo, useId } from 'react'; export const Probe = memo(() => <p id={useId()} />);"],
  ['renders a client component', 'import { Link } from \'./Link.tsx\'; export const Probe = () => <Link href="#">A</Link>;'],
  ['imports only a type', "import { type Link } from './Link.tsx'; export const Probe = (props: Link) => <p {...props} />;"],
])('a module that %s needs none', (_, code) => {
  expect(compare(code, { 'src/Link.tsx': client })).toEqual(right);
  expect(compare(`'use client';\n${code}`, { 'src/Link.tsx': client })).toEqual({ missing: [], needless: ['src/Probe.tsx'] });
});

test('a module without a component needs none', () => {
  const hook = "import { useState } from 'react'; export const useA = useState;";
  expect(compare('', { 'src/useA.ts': hook })).toEqual(right);
  expect(compare('', { 'src/useA.ts': `'use client'; ${hook}` })).toEqual({ missing: [], needless: ['src/useA.ts'] });
});
