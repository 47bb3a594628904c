import type { Access } from '@/contract/call';
import { composeText, fits } from '@/contract/typedText';
import type { TestProvider } from '@/provider/testing';

/** A JSON schema of the OpenAPI document, as far as the generated inputs read it. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  nullable?: boolean;
  additionalProperties?: boolean | Schema;
}

/** A call as the OpenAPI document describes it. */
export interface Operation {
  /** For example `GET forums/{slug}/`. */
  name: string;
  method: string;
  /** Below the API's base, with its parameters in braces. */
  path: string;
  params: string[];
  query: { name: string; schema: Schema }[];
  /** The schema of a JSON body. */
  body?: Schema;
  /** The field of a form that takes a file. */
  file?: string;
  /** Who may make the call, as the contract says. */
  access?: Access;
}

interface Parameter {
  in: string;
  name: string;
  schema?: Schema;
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-access'?: Access;
}
export interface Document {
  paths: Record<string, Record<string, Described>>;
}

const BASE = '/api/v1/';

/** Lists every call of an OpenAPI document. */
export const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([fullPath, methods]) =>
    Object.entries(methods).map(([lower, { parameters = [], requestBody, 'x-access': access }]) => {
      const path = fullPath.replace(BASE, '');
      const method = lower.toUpperCase();
      const content = new Map(Object.entries(requestBody?.content ?? {}));
      const form = content.get('multipart/form-data')?.schema;
      return {
        name: `${method} ${path}`,
        method,
        path,
        params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        query: parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema = {} }) => ({ name, schema })),
        body: content.get('application/json')?.schema,
        file: form?.required?.[0],
        access,
      };
    }),
  );

/** Lists every call that a provider describes. */
export async function operationsIn(provider: TestProvider): Promise<Operation[]> {
  const { body } = await provider.call('GET', 'openapi.json');
  return operationsOf(body);
}

const typeNameOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
};

/** Returns whether a schema certainly rejects a value; rules in code count as accepting. */
export function rejects(schema: Schema, value: unknown): boolean {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.every((branch) => rejects(branch, value));
  if (schema.const !== undefined) return schema.const !== value;
  if (schema.enum) return !schema.enum.includes(value) && !(value === null && schema.nullable);
  const types = [schema.type ?? []].flat();
  const type = typeNameOf(value);
  if (types.length === 0 || (value === null && schema.nullable)) return false;
  const isTaken = types.includes(type) || (type === 'integer' && types.includes('number'));
  if (!isTaken) return true;
  if (typeof value === 'string') return schema.maxLength !== undefined && !fits(composeText(value), schema.maxLength);
  if (typeof value === 'number') {
    return value < (schema.minimum ?? Number.NEGATIVE_INFINITY) || value > (schema.maximum ?? Number.POSITIVE_INFINITY);
  }
  return Array.isArray(value) && value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY);
}
