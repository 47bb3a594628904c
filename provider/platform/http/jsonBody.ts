import { createMiddleware } from 'hono/factory';
import { visit } from 'jsonc-parser';
import { ApiError } from '../errors/errors.ts';
import { fieldError } from '../errors/fieldErrors.ts';
import type { AppEnv } from './context.ts';
import { mediaTypeOf } from './mediaType.ts';

/** The maximum nesting of objects and lists in a body; a Notion page needs the most, about ten. */
const MAX_DEPTH = 32;

/** The reason for rejecting a body, and its field, '' for the body itself. */
interface Fault {
  field: string;
  reason: 'repeatedField' | 'wrongValue';
}

/** Ends a visit early. */
class TooDeep extends Error {}

/**
 * Finds faults in a JSON text that `JSON.parse` does not report: a key that an object has twice, of which
 * it takes the last one, and a nesting past `MAX_DEPTH`.
 */
export function findFault(text: string): Fault | undefined {
  const keys: Set<string>[] = [];
  let depth = 0;
  let field = '';
  let repeated: string | undefined;
  const deeper = () => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep();
  };
  try {
    visit(text, {
      onObjectBegin() {
        deeper();
        keys.push(new Set());
      },
      onObjectEnd() {
        depth -= 1;
        keys.pop();
      },
      onArrayBegin: deeper,
      onArrayEnd() {
        depth -= 1;
      },
      onObjectProperty(name) {
        if (depth === 1) field = name;
        const known = keys.at(-1);
        if (known?.has(name)) repeated ??= field;
        known?.add(name);
      },
    });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return { field, reason: 'wrongValue' };
  }
  return repeated === undefined ? undefined : { field: repeated, reason: 'repeatedField' };
}

/** The media types of JSON: no others are parsed as it. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json$/;

/** Rejects (400, with the field's name) a JSON body that repeats a key, and one nested too deep. */
export const checkJson = createMiddleware<AppEnv>(async (c, next) => {
  if (JSON_TYPE.test(mediaTypeOf(c))) {
    const fault = findFault(await c.req.text());
    if (fault?.field === '') throw new ApiError(400, 'invalid');
    if (fault) throw fieldError(c.get('locale'), fault.field, fault.reason);
  }
  await next();
});
