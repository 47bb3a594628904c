import { typedInteger } from '@/contract/typedCode';
import * as z from '@/contract/zod';

/**
 * Builds the schema of a number of a call as it is typed. Whatever is wrong with one is an issue of its content: of a
 * value that is of another type than its field, a draft keeps nothing.
 */
export const typedNumber = (number: z.ZodType) =>
  z
    .string()
    .transform(typedInteger)
    .refine((value) => number.safeParse(value).success);

/** Builds the schema of a number of a call as it is typed, or `none` where the field is left empty. */
export const optionalNumber = <T>(number: z.ZodType, none: T) =>
  z
    .string()
    .transform((typed) => (typed === '' ? none : typedInteger(typed)))
    .refine((value) => number.safeParse(value).success);
