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
const FORM_TYPE = 'multipart/form-data';

const ALWAYS = {
  400: 'What was sent does not hold; each field says why',
  401: 'The session has ended',
  403: 'The member is suspended',
  404: 'Nothing is there for the caller',
  429: 'Too often; see Retry-After',
} as const;
const OF_WRITES = {
  409: 'Not now, or not by this member',
  413: 'The body is too large',
  503: 'No room or no capacity right now; see Retry-After',
} as const;
const OF_FORMS = { 415: 'The file is no JPEG, PNG or WebP' } as const;

/** Returns the errors that any call of a kind can answer, whatever its area. */
const errorStatusesOf = (method: string, isForm: boolean): Record<string, string> => ({
  ...ALWAYS,
  ...(method !== 'get' && OF_WRITES),
  ...(isForm && OF_FORMS),
});

/** Returns the area of a call: the first part of its path. */
const tagOf = (path: string, base: string) => path.slice(base.length).split('/')[1] ?? '';

/**
 * Completes a generated OpenAPI document with the parts that no route declares: a tag for each area, the
 * error responses of the middleware for every call, and recorded examples.
 */
export function describeCalls<D extends DescribedDocument>(document: D, base: string): D {
  const known = new Map<string, Example>(Object.entries(examples));
  const tags = new Set<string>();
  const apiError = Object.values(document.paths ?? {})
    .flatMap((methods) => Object.values(methods))
    .map(({ responses }) => responses[400]?.content)
    .find((content) => content !== undefined);
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    const tag = tagOf(path, base);
    tags.add(tag);
    for (const [method, operation] of Object.entries(methods)) {
      operation.tags = [tag];
      const sent = operation.requestBody?.content;
      const isForm = sent?.[FORM_TYPE] !== undefined;
      const errorList = Object.entries(errorStatusesOf(method, isForm)).map(
        ([status, description]) => [status, { description, ...(apiError && { content: apiError }) }] as const,
      );
      // The route's own declarations take precedence.
      operation.responses = { ...Object.fromEntries(errorList), ...operation.responses };
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
