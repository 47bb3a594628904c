import { z } from 'zod';

/** A text, or its author and the text; without an author some member writes it. */
export const said = z.union([z.string(), z.tuple([z.string(), z.string()])]);
export type Said = z.infer<typeof said>;

export const nameOf = (one: Said) => (typeof one === 'string' ? undefined : one[0]);
export const textOf = (one: Said) => (typeof one === 'string' ? one : one[1]);
