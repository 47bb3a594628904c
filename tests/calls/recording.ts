/** Whether this run writes docs/calls.md and the examples of the API's description anew. */
export const recordsCalls = Boolean(process.env.RECORD_CALLS);
