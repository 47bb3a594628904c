import { z } from 'zod';
import { readRecords } from './records.ts';

const texts = new Map(
  readRecords('texts', z.strictObject({ list: z.string(), texts: z.array(z.string()) })).map((record) => [
    record.list,
    record.texts,
  ]),
);

/** The names of all lists of texts. */
export const textLists: readonly string[] = [...texts.keys()];

/** Returns a list of texts from which the composed content picks, or undefined where there is none. */
export const findTexts = (list: string): readonly string[] | undefined => texts.get(list);
