/**
 * What forms use of zod's small build, each by its name: the library as one brings its texts in fifty
 * languages and its compiler into every page with a form.
 */
// biome-ignore lint/performance/noBarrelFile: naming the parts is what lets the bundler leave out the rest
export {
  array,
  boolean,
  config,
  enum,
  extend,
  type infer,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  refine,
  regex,
  string,
  trim,
  type ZodMiniType,
} from 'zod/mini';
