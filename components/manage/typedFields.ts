import { plainCode } from '@/contract/typedCode';
import * as z from '@/contract/zod';
import { instantOfSeoul, isSeoulTime } from './seoulTime';

/** Builds the schema of a number of a call as it is typed, with or without the commas of thousands. */
export const typedNumber = <N extends z.ZodType<unknown, number>>(number: N, pattern = /^\d+$/) =>
  z
    .string()
    .transform((typed) => plainCode(typed).replaceAll(',', ''))
    .pipe(z.string().regex(pattern).transform(Number).pipe(number));

/** An instant of a call or none, from a field of a day and a time in Korea that may be left empty. */
export const optionalInstant = z
  .string()
  .refine((typed) => typed === '' || isSeoulTime(typed))
  .transform((typed) => (typed === '' ? null : instantOfSeoul(typed)));

/** An instant of a call, from a field of a day and a time in Korea. */
export const typedInstant = z.string().refine(isSeoulTime).transform(instantOfSeoul);
