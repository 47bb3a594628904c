import * as z from '@/contract/zod';
import { instantOfSeoul, isSeoulTime } from './seoulTime';

/** An instant of a call or none, from a field of a day and a time in Korea that may be left empty. */
export const optionalInstant = z
  .string()
  .refine((typed) => typed === '' || isSeoulTime(typed))
  .transform((typed) => (typed === '' ? null : instantOfSeoul(typed)));

/** An instant of a call, from a field of a day and a time in Korea. */
export const typedInstant = z.string().refine(isSeoulTime).transform(instantOfSeoul);
