import { createMiddleware } from 'hono/factory';
import { visit } from 'jsonc-parser';
import type { AppEnv } from './context.ts';
import { Refusal } from './errors.ts';
import { refuseField } from './fieldWords.ts';

/** How deep objects and lists of a body may be nested; no call takes more than four levels. */
const MAX_DEPTH = 32;

/**
 * Finds a key that an object of `text` holds twice, which `JSON.parse` hides by taking the last one, and
 * names the field of the body that it is part of. @throws 400 past `MAX_DEPTH`
 */
export function repeatedField(text: string): string | undefined {
  const keys: Set<string>[] = [];
  let depth = 0;
  let field: string | undefined;
  let repeated: string | undefined;
  const deeper = () => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new Refusal(400, 'invalid');
  };
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
      const own = keys.at(-1);
      if (own?.has(name)) repeated ??= field ?? name;
      own?.add(name);
    },
  });
  return repeated;
}

/** Refuses (400, with the field's name) a JSON body that repeats a key, and one nested too deep. */
export const checkJson = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && /json/i.test(c.req.header('Content-Type') ?? '')) {
    const field = repeatedField(await c.req.text());
    if (field !== undefined) throw refuseField(c.get('locale'), field, 'repeatedField');
  }
  await next();
});
