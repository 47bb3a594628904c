/** A call as a client makes it: its address, the caller's token and the body. */
export interface Sample {
  path: string;
  token?: string;
  body?: object;
}

/** Samples of calls, by name (`GET forums/{slug}/`); each creates the rows that it needs. */
export type Samples = Record<string, () => Promise<Sample>>;
