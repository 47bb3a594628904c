/** A call as a client makes it: its address, who asks and what is sent. */
export interface Sample {
  path: string;
  token?: string;
  body?: object;
}

/** How calls are made, by their names (`GET forums/{slug}/`); each makes the rows that it needs. */
export type Samples = Record<string, () => Promise<Sample>>;
