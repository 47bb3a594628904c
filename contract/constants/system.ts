/** The parts that the provider works with, each by its settings in the environment. */
export const systemParts = ['database', 'files', 'mail', 'limits', 'push', 'chat'] as const;
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

/** The parts that can be tested: the others answer to browsers alone. */
export const testedParts = ['database', 'files', 'mail', 'limits'] as const satisfies readonly SystemPart[];
export type TestedPart = (typeof testedParts)[number];

/** How long a part may take to answer a test, in ms. */
export const PART_PATIENCE_MS = 10_000;
