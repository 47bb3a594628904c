import { sample } from 'openapi-sampler';

interface Content {
  [type: string]: { schema?: unknown; example?: unknown };
}
interface Response {
  description: string;
  content?: Content;
}
interface Reference {
  $ref: string;
}
interface Operation {
  tags?: string[];
  requestBody?: { content: Content };
  responses: Record<string, Response | Reference>;
}
/** An OpenAPI document, as far as it is completed here. */
export interface DescribedDocument {
  tags?: { name: string }[];
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, Response | Reference> };
}

const JSON_TYPE = 'application/json';
type Schema = Parameters<typeof sample>[0];

/** Returns the area of a call: the first part of its path. */
const tagOf = (path: string, base: string) => path.slice(base.length).split('/')[1] ?? '';

/**
 * Completes a generated OpenAPI document with the parts that no route declares: a tag for each area, and an example
 * of each JSON body and response, computed from its schema. Errors, which are the same of every call, are written once.
 */
export function describeCalls<D extends DescribedDocument>(document: D, base: string): D {
  const tags = new Set<string>();
  const errors = new Map<string, Response | Reference>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    const tag = tagOf(path, base);
    tags.add(tag);
    for (const operation of Object.values(methods)) {
      operation.tags = [tag];
      operation.responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => {
          if (status < '400') return [status, response];
          errors.set(status, response);
          return [status, { $ref: `#/components/responses/${status}` }];
        }),
      );
      const { 200: success } = operation.responses;
      for (const content of [
        operation.requestBody?.content,
        success && 'content' in success ? success.content : undefined,
      ]) {
        const json = content?.[JSON_TYPE];
        if (json?.schema) json.example = sample(json.schema as Schema, { quiet: true }, document);
      }
    }
  }
  document.components = { ...document.components, responses: Object.fromEntries(errors) };
  document.tags = [...tags].sort().map((name) => ({ name }));
  return document;
}
