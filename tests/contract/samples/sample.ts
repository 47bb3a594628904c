import { aMember } from '../../factories';

/** A call as a client makes it: its address, the caller's token, and what of the body its schema does not say. */
export interface Sample {
  path: string;
  token?: string;
  body?: object;
}

/** Samples of calls, by name (`GET forums/{slug}/`); each creates the rows that it needs. */
export type Samples = Record<string, () => Promise<Sample>>;

/** Samples a call of anybody's. */
export const plain = (path: string) => async (): Promise<Sample> => ({ path });

/** Samples a call of a new member's. */
export const byMember = (path: string, body?: object) => async (): Promise<Sample> => ({
  path,
  token: (await aMember()).token,
  ...(body && { body }),
});

/** Samples a call below the address of what `make` creates, by its member. */
export const below =
  (make: () => Promise<{ path: string; token?: string }>, rest: string, body?: object) => async (): Promise<Sample> => {
    const { path, token } = await make();
    return { path: path + rest, token, ...(body && { body }) };
  };
