import { config, overwrite, refine } from 'zod/mini';
import { composeText, fits } from '../contract/typedText.ts';

// Without it zod compiles its checks by `new Function`, which the Content-Security-Policy blocks.
config({ jitless: true });

/**
 * The functions of zod's small build that forms use, exported one by one: imported as a namespace, webpack
 * keeps all of zod, its messages in fifty languages included.
 */
export type { infer } from 'zod/mini';
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
} from 'zod/mini';

/** Stores a typed text as the provider does: composed, trimmed, '' if nothing of it is visible. */
export const typed = () => overwrite<string>(composeText);
/** Checks that a text has so many characters at least, as a reader counts them. */
export const atLeast = (min: number, error?: string) => refine<string>((text) => !fits(text, min - 1), error);
/** Checks that a text has so many characters at most, as a reader counts them. */
export const atMost = (max: number, error?: string) => refine<string>((text) => fits(text, max), error);
