import { z } from 'zod';
import type { Random } from './random.ts';
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

/** Returns a list of texts from which the composed content picks. @throws an Error for an unknown list */
export function textsOf(list: string): readonly string[] {
  const found = findTexts(list);
  if (!found) throw new Error(`seed/content/texts.jsonl has no list ${list}`);
  return found;
}

/** What composes comments that all differ. */
export interface Speaker {
  /** Draws a text from a list, none twice before each was drawn once. */
  draw(list: string): string;
  /** Returns the text; where it was said before, followed by texts of the list. */
  say(text: string, list: string): string;
}

/** Creates a speaker that has said nothing yet. */
export function createSpeaker(random: Random): Speaker {
  const left = new Map<string, string[]>();
  const said = new Set<string>();
  function draw(list: string): string {
    const rest = left.get(list) ?? [];
    if (rest.length === 0) rest.push(...random.shuffle(textsOf(list)));
    left.set(list, rest);
    return rest.pop() ?? '';
  }
  return {
    draw,
    say(text, list) {
      let next = text;
      while (said.has(next)) next = `${text} ${draw(list)}`;
      said.add(next);
      return next;
    },
  };
}
