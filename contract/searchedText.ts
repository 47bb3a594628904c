/** A letter that nobody sees, as part of a regular expression. */
export const UNSEEN = '[\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]';
const unseen = new RegExp(UNSEEN, 'g');
const WIDE = /[\uff01-\uff5e]/g;
const WIDE_DISTANCE = 0xfee0;

/** Returns the wide letter of a plain one, and '' where there is none. */
export const wideOf = (letter: string): string =>
  /^[!-~]$/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + WIDE_DISTANCE) : '';

/** Returns a text as `searchable` of the database has it but for its case: wide letters as plain ones, none unseen. */
export const searchable = (text: string): string =>
  text
    .replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - WIDE_DISTANCE))
    .replace(unseen, '')
    .normalize('NFC');

/** Splits a search into its words, as texts are looked for but for their case. */
export const termsOf = (search: string): string[] => searchable(search).split(/\s+/).filter(Boolean);
