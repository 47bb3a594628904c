import { sample } from 'openapi-sampler';
import { z } from 'zod';

type JsonSchema = Parameters<typeof sample>[0];

/** Computes a value that a JSON schema accepts, with the fields that it requires. */
export const exampleOf = (schema: object): unknown =>
  sample(schema as JsonSchema, { quiet: true, skipNonRequired: true });

/** Computes the fields of a body or a query that a schema of the contract requires. */
export const fieldsOf = (schema: z.ZodType): object => Object(exampleOf(z.toJSONSchema(schema, { io: 'input' })));
