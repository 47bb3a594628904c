import { AsyncLocalStorage } from 'node:async_hooks';

const inCall = new AsyncLocalStorage<true>();

/** Runs the work of a call: a statement of it may not last longer than someone waits for the answer. */
export const limitStatements = <T>(work: () => T): T => inCall.run(true, work);

/** What ends with the transaction: an answer that it failed would be wrong where it is written after all. */
const END = /^\s*commit\b/i;

/** Returns whether a statement may not last. Jobs, migrations, backups and commands take the time that they need. */
export const isLimited = (text: string): boolean => inCall.getStore() === true && !END.test(text);
