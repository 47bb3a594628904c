/** Text that is inserted right after, or right before, an anchor that occurs once in a file. */
export type Insertion = { path: string; text: string } & ({ after: string } | { before: string });

/** A step of the guide: the files that it adds and the text that it inserts into others. */
interface Step {
  files?: string[];
  insertions?: Insertion[];
}

const SHAPE =
  '{"count":"number","next":["or","string","null"],"previous":["or","string","null"],"results":["list",' +
  '{"id":"number","text":"string","created_at":"string","user":{"username":"string","nickname":"string",' +
  '"avatar":["or","string","null"],"is_partner":"boolean","is_manager":"boolean"}}]}';

/**
 * The steps by which the guide in README.md adds the area `cheers`, short public messages of members. The
 * files are in `area/`, with `.txt` after their names so that no tool treats them as the repository's own.
 */
const steps = {
  contract: { files: ['contract/cheers.ts'] },
  tables: { files: ['provider/db/schema/cheers.ts'] },
  erasure: {
    files: ['provider/areas/cheers/erase.ts'],
    insertions: [
      {
        path: 'provider/app.ts',
        after: "import { challengeRoutes } from './areas/challenges/routes.ts';\n",
        text: "import { eraseCheers } from './areas/cheers/erase.ts';\n",
      },
      { path: 'provider/app.ts', after: '  eraseParticipations,\n  eraseEntries,\n', text: '  eraseCheers,\n' },
    ],
  },
  provider: {
    files: [
      'provider/areas/cheers/routes.ts',
      'provider/areas/cheers/policy.ts',
      'provider/areas/cheers/queries.ts',
      'provider/areas/cheers/commands.ts',
      'provider/areas/cheers/present.ts',
      'provider/areas/cheers/cheers.test.ts',
    ],
  },
  router: {
    insertions: [
      {
        path: 'provider/app.ts',
        before: 'import {\n  photoCommentParent,\n',
        text: "import { cheerRoutes } from './areas/cheers/routes.ts';\n",
      },
      { path: 'provider/app.ts', before: '\n  app.notFound(', text: '  app.route(API_BASE, cheerRoutes);\n' },
    ],
  },
  sample: { files: ['tests/contract/samples/cheers.ts'] },
  role: {
    insertions: [
      {
        path: 'tests/security/roleTable.ts',
        before: '`;\n\n/** The status that each role gets',
        text: `\
  GET cheers/                                                200 401 403 200 200 200 200 200
  POST cheers/                                               401 401 403 409 200 200 200 200
`,
      },
    ],
  },
  endpoint: {
    files: ['api/cheers.ts'],
    insertions: [
      {
        path: 'tests/rendering/answerTypes.test.ts',
        before: "import type { commentsApi } from '@/api/comments';\n",
        text: "import type { cheersApi } from '@/api/cheers';\n",
      },
      {
        path: 'tests/rendering/answerTypes.test.ts',
        before: '  typeof commentWritesApi.endpoints &\n',
        text: '  typeof cheersApi.endpoints &\n',
      },
    ],
  },
  tag: { insertions: [{ path: 'api/baseApi.ts', after: '  tagTypes: [\n', text: "    'Cheers',\n" }] },
  schema: {
    insertions: [
      {
        path: 'api/answerSchemas.ts',
        before: "import { commentsAnswer, commentThread } from '@/contract/comments';\n",
        text: "import { cheersAnswer } from '@/contract/cheers';\n",
      },
      {
        path: 'api/answerSchemas.ts',
        before: '  getComments: commentsAnswer,\n',
        text: '  getCheers: cheersAnswer,\n',
      },
    ],
  },
  shape: {
    insertions: [{ path: 'api/answerShapes.json', before: '  "getComments": ', text: `  "getCheers": ${SHAPE},\n` }],
  },
  components: { files: ['components/cheers/CheerList.tsx', 'components/cheers/CheersPage.tsx'] },
  texts: { files: ['public/locales/ko/cheers.json', 'public/locales/en/cheers.json'] },
  namespace: {
    insertions: [
      {
        path: 'lib/i18n.d.ts',
        before: "import type comments from '../public/locales/ko/comments.json';\n",
        text: "import type cheers from '../public/locales/ko/cheers.json';\n",
      },
      { path: 'lib/i18n.d.ts', before: '      comments: typeof comments;\n', text: '      cheers: typeof cheers;\n' },
    ],
  },
  address: {
    insertions: [{ path: 'lib/addresses.ts', before: "  missions: '/missions',\n", text: "  cheers: '/cheers',\n" }],
  },
  path: {
    insertions: [
      {
        path: 'lib/paths.ts',
        before: '  missions: (query?: Query) =>',
        text: '  cheers: (query?: Query) => withQuery(addresses.cheers, query),\n',
      },
    ],
  },
  table: {
    insertions: [
      {
        path: 'routes/table.ts',
        before: '  raffles: { address: addresses.raffles,',
        text: "  cheers: { address: addresses.cheers, namespaces: ['cheers'] },\n",
      },
    ],
  },
  list: { files: ['routes/lists/cheers.ts'] },
  page: { files: ['pages/cheers/pages/[page].tsx', 'pages/cheers/search.tsx'] },
  tests: { files: ['tests/cheers/cheers.test.tsx', 'e2e/cheers.spec.ts'] },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** Returns every step except those forgotten. */
export const stepsWithout = (...forgotten: StepName[]): Step[] =>
  Object.entries<Step>(steps).flatMap(([name, step]) => (forgotten.some((it) => it === name) ? [] : [step]));
