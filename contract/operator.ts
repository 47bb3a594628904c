import type { CallSchemas } from './call.ts';
import type { OperatorField } from './constants/operator.ts';
import * as z from './zod.ts';

/** The operator's details, each '' where there is none. */
export const operatorDetails = {
  name: z.string(),
  representative: z.string(),
  registration_number: z.string(),
  address: z.string(),
  phone: z.string(),
} satisfies Record<OperatorField, z.ZodType>;

export const operatorSchemas = {
  getOperator: {
    summary: 'Who operates the site, in one line as set in the console; empty before that',
    response: z.object({ line: z.string() }),
  },
} satisfies CallSchemas;
