import { z } from 'zod';
import { systemKinds, systemParts, testedParts } from './constants/system.ts';

/** GET manage/system/ (ours), for the right `settings`: what each part of the provider is. No secret is in it. */
export const systemAnswer = z.object({
  results: z.array(z.object({ part: z.enum(systemParts), kind: z.enum(systemKinds) })),
});
export type SystemAnswer = z.infer<typeof systemAnswer>;

/** The path of POST manage/system/{part}/test/. */
export const partParams = z.object({ part: z.enum(testedParts) });

/**
 * POST manage/system/{part}/test/ (ours): whether the part answered, and after how many milliseconds. `error` is the
 * code of the failure, such as ECONNREFUSED; '' for none. The test of mail sends one to the caller.
 */
export const partTest = z.object({
  works: z.boolean(),
  milliseconds: z.number().int().min(0),
  error: z.string(),
});
export type PartTest = z.infer<typeof partTest>;
