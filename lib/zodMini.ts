import { config } from 'zod/mini';

// Without it zod compiles its checks by `new Function`, which the Content-Security-Policy blocks.
config({ jitless: true });

/**
 * The functions of zod's small build that forms use, exported one by one: imported as a namespace, webpack
 * keeps all of zod, its messages in fifty languages included.
 */
export type { infer, ZodMiniType } from 'zod/mini';
// biome-ignore lint/performance/noBarrelFile: by name, so that the rest is left out
export {
  array,
  boolean,
  enum,
  extend,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  regex,
  string,
  trim,
} from 'zod/mini';
