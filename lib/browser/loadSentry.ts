/**
 * Loads the error reporter; undefined without a DSN. The condition is written out, so that the compiler leaves
 * Sentry out of a site without it.
 */
// biome-ignore lint/style/noProcessEnv: a value read from another module is not known to the compiler
export const loadSentry = process.env.NEXT_PUBLIC_SENTRY_DSN ? () => import('./sentry.ts') : undefined;
