/** The parts that the provider works with, each by its settings in the environment. */
export const systemParts = ['database', 'limits', 'mail', 'files', 'slack', 'chat', 'push'] as const;
export type SystemPart = (typeof systemParts)[number];

/** What a part can be: a service elsewhere, its replacement on this machine, or nothing. */
export const systemKinds = [
  'embedded',
  'postgres',
  'folder',
  's3',
  'outbox',
  'smtp',
  'memory',
  'redis',
  'on',
  'off',
] as const;
export type SystemKind = (typeof systemKinds)[number];

/** The parts that the provider tests; the chat answers to browsers alone, so that the page tests it. */
export const testedParts = [
  'database',
  'limits',
  'mail',
  'files',
  'slack',
  'push',
] as const satisfies readonly SystemPart[];
export type TestedPart = (typeof testedParts)[number];

/** The `error` of a test: of a part that is not set up, and of push messages that no device of the caller receives. */
export const NOT_SET_UP = 'NOT_SET_UP';
export const NO_DEVICE = 'NO_DEVICE';

/** How long a part may take to answer a test, in ms. */
export const PART_PATIENCE_MS = 10_000;
