import { z } from 'zod';
import { readRecords } from './records.ts';

const texts = new Map(
  readRecords('texts', z.strictObject({ list: z.string(), texts: z.array(z.string()) })).map((record) => [
    record.list,
    record.texts,
  ]),
);

/** Returns a list of texts from which the composed content picks, or undefined where there is none. */
export const findTexts = (list: string): readonly string[] | undefined => texts.get(list);

/** Returns a list of texts from which the composed content picks. @throws an Error for an unknown list */
export function textsOf(list: string): readonly string[] {
  const found = findTexts(list);
  if (!found) throw new Error(`seed/content/texts.jsonl has no list ${list}`);
  return found;
}
