import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A text in both languages. */
export const bilingual = z.strictObject({ ko: z.string(), en: z.string() });

/**
 * Reads the records of one kind of first content from `seed/content/<name>.jsonl`, one in each line.
 * @throws an Error that names the line which does not fit the schema
 */
export function readRecords<T>(name: string, schema: z.ZodType<T>): T[] {
  const path = `seed/content/${name}.jsonl`;
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const { data, error } = schema.safeParse(JSON.parse(line));
    if (error) throw new Error(`${path}:${index + 1}: ${z.prettifyError(error)}`);
    return data;
  });
}
