/** A letter that nobody sees, as part of a regular expression. */
export const UNSEEN = '[\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]';
const unseen = new RegExp(UNSEEN, 'g');
const WIDE = /[\uff01-\uff5e]/g;
const WIDE_DISTANCE = 0xfee0;
/** The quotes that a phone's keyboard sets for the straight ones. */
const curlyQuotes = new Map([
  ["'", '‘’‚‛'],
  ['"', '“”„‟'],
]);
/** The letters that are looked for as a plain one, by that. */
const variants = new Map(
  Array.from({ length: 0x5e }, (_, at) => {
    const plain = String.fromCharCode(0x21 + at);
    return [plain, String.fromCharCode(0x21 + at + WIDE_DISTANCE) + (curlyQuotes.get(plain) ?? '')];
  }),
);

/** Returns the letters that are looked for as a plain one. */
export const variantsOf = (letter: string): string => variants.get(letter) ?? '';

/** Returns a text as `searchable` of the database has it but for its case: each letter as a plain one, none unseen. */
export const searchable = (text: string): string =>
  text
    .replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - WIDE_DISTANCE))
    .replace(/[‘-‛]/g, "'")
    .replace(/[“-‟]/g, '"')
    .replace(unseen, '')
    .normalize('NFC');

/** Splits a search into its words, as texts are looked for but for their case. */
export const termsOf = (search: string): string[] => searchable(search).split(/\s+/).filter(Boolean);
