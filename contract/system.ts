import type { CallSchemas } from './call.ts';
import { systemKinds, systemParts, testedParts } from './constants/system.ts';
import * as z from './zod.ts';

/** Whether a part answered, and after how long. `error` is the failure's code, such as ECONNREFUSED; '' for none. */
const partTest = z.object({
  works: z.boolean(),
  milliseconds: z.number().int().min(0),
  error: z.string(),
});
export type PartTest = z.infer<typeof partTest>;

/** Ours, not the specification's. */
export const systemSchemas = {
  getSystem: {
    summary: 'What the database, files, mails and other parts are; no secret is in it',
    response: z.object({ results: z.array(z.object({ part: z.enum(systemParts), kind: z.enum(systemKinds) })) }),
    errors: [404, 409],
  },
  testPart: {
    summary:
      'Use a part once and measure its answer; the tests of mail and push send one to the caller, that of Slack to its channel',
    params: z.object({ part: z.enum(testedParts) }),
    response: partTest,
  },
} satisfies CallSchemas;
