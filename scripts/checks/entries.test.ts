import { expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { checkEntries, missingEntries } from './entries.ts';

it('finds every entry that a file refers to', () => {
  expect(checkEntries(ROOT)).toEqual([]);
});

it('names a missing entry once, with the first place that refers to it', () => {
  const files = [
    { path: 'lib/paths.ts', text: 'export const paths = {\n  home: () => addresses.home,\n};\n' },
    { path: 'lib/addresses.ts', text: "export const addresses = {\n  home: '/',\n};\n" },
    { path: 'pages/me.tsx', text: 'paths.home();\npaths.me();' },
    { path: 'components/Menu.tsx', text: "import { paths } from '@/lib/paths.ts';\npaths.me();" },
  ];
  expect(missingEntries(files)).toEqual(['components/Menu.tsx:2: add the path me to lib/paths.ts']);
});

it.each([
  [
    'api/a.ts',
    "  endpoints: (build) => ({\n    getA: build.query<A, void>({\n      providesTags: (_a, error) => (error ? [] : ['Aa', 'Bb']),",
    [
      'api/a.ts:2: add the schema of getA to api/answerSchemas.ts',
      'api/a.ts:2: write the shape of getA: npx vitest run tests/rendering/answers -u',
      'api/a.ts:3: add the tag Aa to tagTypes of api/baseApi.ts',
      'api/a.ts:3: add the tag Bb to tagTypes of api/baseApi.ts',
    ],
  ],
  [
    'routes/lists/a.ts',
    "export const a = createListPage('a', {",
    ['routes/lists/a.ts:1: add the page a to routes/table.ts'],
  ],
  [
    'components/a/A.tsx',
    "const { t } = useTranslation('a');",
    ['components/a/A.tsx:1: add public/locales/ko/a.json to lib/i18n.d.ts'],
  ],
  [
    'provider/areas/a/erase.ts',
    'export async function eraseA(tx: Db, userId: number) {',
    ['provider/areas/a/erase.ts:1: register eraseA in provider/app.ts'],
  ],
  [
    'provider/areas/a/routes.ts',
    'export const aRoutes = router()',
    ['provider/areas/a/routes.ts:1: mount aRoutes in provider/app.ts'],
  ],
])('reports a reference by %s without an entry', (path, text, lines) => {
  expect(missingEntries([{ path, text }])).toEqual(lines);
});
