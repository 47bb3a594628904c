import examples from './examples.json' with { type: 'json' };

interface Content {
  [type: string]: { schema?: unknown; example?: unknown };
}
interface Response {
  description: string;
  content?: Content;
}
interface Operation {
  tags?: string[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
}
/** An OpenAPI document, as far as it is completed here. */
export interface DescribedDocument {
  tags?: { name: string }[];
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

/** A recorded call: its request and response, shortened. */
interface Example {
  body?: unknown;
  answer?: unknown;
}

const JSON_TYPE = 'application/json';

/** Returns the area of a call: the first part of its path. */
const tagOf = (path: string, base: string) => path.slice(base.length).split('/')[1] ?? '';

/**
 * Completes a generated OpenAPI document with the parts that no route declares: a tag for each
 * area and recorded examples.
 */
export function describeCalls<D extends DescribedDocument>(document: D, base: string): D {
  const known = new Map<string, Example>(Object.entries(examples));
  const tags = new Set<string>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    const tag = tagOf(path, base);
    tags.add(tag);
    for (const [method, operation] of Object.entries(methods)) {
      operation.tags = [tag];
      const sent = operation.requestBody?.content;
      const example = known.get(`${method.toUpperCase()} ${path.slice(base.length + 1)}`);
      const body = sent?.[JSON_TYPE];
      const answer = operation.responses[200]?.content?.[JSON_TYPE];
      if (body && example?.body !== undefined) body.example = example.body;
      if (answer && example?.answer !== undefined) answer.example = example.answer;
    }
  }
  document.tags = [...tags].sort().map((name) => ({ name }));
  return document;
}
