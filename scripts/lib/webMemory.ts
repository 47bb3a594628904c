/**
 * The web's heap limit, in MB: three times the most that its pages need. V8 lets garbage accumulate in
 * proportion to its limit, which is 2 GB and more by default.
 */
const HEAP_MB = 320;
/**
 * Pools of glibc's malloc. By default there are eight for each core, and memory freed by zlib, sharp and
 * the sockets stays in all of them.
 */
const MALLOC_ARENAS = '2';

/** Adds the limits that keep the web below 300 MB; limits that the operator has set come last and win. */
export function limitMemory<Env extends Record<string, string | undefined>>(env: Env) {
  const options = [`--max-old-space-size=${HEAP_MB}`, env.NODE_OPTIONS].filter(Boolean).join(' ');
  return { MALLOC_ARENA_MAX: MALLOC_ARENAS, ...env, NODE_OPTIONS: options };
}
