import type { OxlintConfig, OxlintOverride } from 'oxlint';

/** Rejects what matches one of the patterns. Of several rules for a file, only the last applies. */
const rejectImports = (files: string[], patterns: object[], excludeFiles: string[] = []): OxlintOverride => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const STORIES = ['**/*.stories.tsx'];
const TESTS_AND_STORIES = ['**/*.test.ts', '**/*.test.tsx', ...STORIES];

/** Allows a layer the contract, itself and its `own` packages. */
const onlyContract = (own: string[], others: string[]) => [
  '*',
  ...own.map((name) => `!${name}`),
  '!./**',
  '!../**',
  '!#contract/**',
  ...['app', 'components', 'mocks', 'tests', ...others].map((folder) => `**/${folder}/**`),
];

const app = {
  regex: '(^#(mocks|server|tests)/|/(mocks|server)/|^msw|^@msw/)',
  message: "The app knows no server, and the sandbox only through main.tsx's dynamic import.",
};
const noFeature = { regex: '/features/', message: 'Only pages.ts, routes.tsx and startFlows.ts name features.' };

/** A part of the app that knows neither these folders nor the files that put the app together. */
const appPart = (part: string, folders: string, message: string) =>
  rejectImports(
    [`src/app/${part}/**`],
    [app, { regex: `(^#app/|\\.\\./(.*/)?((${folders})/|(startFlows|pages|routes|Layout|App|assemble|main)\\.tsx?$))`, message }],
    TESTS_AND_STORIES,
  );
const FEATURES = 'shop -> orders -> payments; dashboard -> admin, orders; admin -> shop, orders.';

const library = {
  regex: '^(react-router|@tanstack/react-query|msw|@msw/|xstate|@xstate/|firebase|@stripe/|@faker-js/)',
  message: 'The library draws: no router, cache, network, machine or provider.',
};
const DIRECTION = 'theme <- primitives <- blocks <- screens.';
const libraryPart = (part: string, regex: string, message: string) =>
  rejectImports([`src/components/${part}`], [{ regex, message }, library], STORIES);
const OUTSIDE = '(^#|\\.\\./(.*/)?)(machines|app|server|mocks|tests)/';

export default {
  plugins: ['react', 'jsx-a11y', 'import', 'typescript', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'no-console': ['error', { allow: ['error'] }],
    'no-shadow': 'off',
    'promise/always-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/consistent-return': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-underscore-dangle': ['error', { allow: ['_id', '_disableExpensiveErrorDiagnostics'] }],
  },
  ignorePatterns: ['dist', 'public-sandbox', 'examples'],
  overrides: [
    rejectImports(
      ['src/contract/**'],
      [
        {
          group: onlyContract(['valibot'], ['machines', 'server']),
          message: 'The contract is the leaf: it knows valibot and itself, nothing else.',
        },
      ],
      ['**/*.test.ts'],
    ),
    rejectImports(
      ['src/server/**'],
      [
        {
          group: onlyContract(['valibot'], ['machines']),
          message: "The server's rules know the contract and their ports, nothing else.",
        },
      ],
    ),
    rejectImports(
      ['backend/**'],
      [
        {
          regex: '(^#|\\.\\./(.*/)?)(app|components|machines|mocks|tests|scripts|\\.storybook)/',
          message: "The backend knows the contract and the server's rules, nothing else of the project.",
        },
      ],
      ['**/*.test.ts', 'backend/test/**', 'backend/seedDemo.ts'],
    ),
    libraryPart(
      '**',
      '(^#|\\.\\./(.*/)?)(machines|app|server|mocks|tests|\\.storybook)/',
      "The library knows contract's types and form rules, nothing else of src.",
    ),
    libraryPart('theme/**', '(^#|\\.\\./(.*/)?(primitives|blocks|screens|contract|machines|app|server|mocks|tests)/)', DIRECTION),
    libraryPart(
      'primitives/**',
      '(/blocks/|/screens/|(^#|\\.\\./(.*/)?)(contract|machines|app|server|mocks|tests)/)',
      'Primitives know nothing of shops.',
    ),
    libraryPart('blocks/**', `(/screens/|${OUTSIDE})`, DIRECTION),
    libraryPart(
      'screens/**',
      `(^\\.\\./\\w*Screen/|^\\.\\./\\.\\./(shop|account|admin|shell)/|/screens/(shop|account|admin|shell)/|${OUTSIDE})`,
      'No screen imports a screen; screens know blocks and the contract.',
    ),
    rejectImports(
      ['src/machines/**'],
      [{ group: onlyContract(['xstate', '#machines/**'], ['server']), message: 'Machines know the contract and xstate, nothing else.' }],
    ),
    rejectImports(['src/app/**'], [app], ['src/app/{main,prerender}.tsx', ...TESTS_AND_STORIES]),
    rejectImports(
      ['src/app/App.tsx', 'src/app/Layout.tsx'],
      [
        app,
        {
          group: ['**/features/**', '!**/features/shell/**', '**/features/**/../**'],
          message: 'Only pages.ts, routes.tsx and startFlows.ts name the other features.',
        },
      ],
    ),
    rejectImports(['src/app/assemble.ts'], [app, noFeature]),
    rejectImports(['src/app/main.tsx'], [noFeature, { regex: '(^#|/)server/', message: 'The app knows no server.' }]),
    appPart(
      '{services,queries,navigation,messages}',
      'runtime|collection|features',
      'services, queries, navigation and messages know neither runtime nor features.',
    ),
    appPart('runtime', 'collection|features', 'The runtime knows no feature: startFlows.ts lists them.'),
    appPart('collection', 'features', 'The collection engine knows no feature.'),
    appPart(
      'features/{auth,payments,shell}',
      'shop|auth|orders|payments|dashboard|admin|shell',
      `This feature knows no other: ${FEATURES}`,
    ),
    appPart('features/shop', 'auth|payments|dashboard|admin|shell', `Features: ${FEATURES}`),
    appPart('features/orders', 'shop|auth|dashboard|admin|shell', `Features: ${FEATURES}`),
    appPart('features/admin', 'auth|payments|dashboard|shell', `Features: ${FEATURES}`),
    appPart('features/dashboard', 'shop|auth|payments|shell', `Features: ${FEATURES}`),
    rejectImports(
      ['mocks/**'],
      [
        { regex: '^@msw/data', message: 'Only mocks/store/db.ts knows @msw/data.' },
        {
          regex:
            '(^#machines/|/src/machines/|^#tests/|(^#|/)app/(features|runtime|collection|navigation|queries|messages|App|main|assemble|start|routes))',
          message: "The sandbox knows contract, components and the app's ports.",
        },
      ],
      ['mocks/store/db.ts', 'mocks/machines/simpleEvents.ts', '**/*.test.ts', ...STORIES],
    ),
    { files: [...TESTS_AND_STORIES, 'tests/**', '.storybook/**', 'scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  ],
} satisfies OxlintConfig;
