import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  composedTexts,
  invisibleTexts,
  linedTexts,
  toweredTexts,
  turnedTexts,
  visibleTexts,
  wholeCharacters,
} from '../tests/inputs/text.ts';
import { text } from './common.ts';
import { composeText, firstCharacters, fits, hasVisible, shorten } from './typedText.ts';

const inputs = [
  ...[...composedTexts, ...invisibleTexts, ...visibleTexts, ...wholeCharacters],
  ...[...linedTexts, ...turnedTexts, ...toweredTexts],
].map(({ input }) => input);
/** Texts of any letters, and of what people have sent. */
const typed = fc
  .array(fc.oneof(fc.constantFrom(...inputs, '가', 'a', ' ', '\n'), fc.string({ unit: 'binary', maxLength: 3 })))
  .map((parts) => parts.join(''));
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const charactersOf = (value: string) => [...segmenter.segment(value)].map(({ segment }) => segment);

test.each(composedTexts)('$from is stored composed', ({ input, expected }) => {
  expect(text(20).parse(input)).toBe(expected);
  expect(text([...expected].length).safeParse(input).success).toBe(true);
});

test.each([...linedTexts, ...turnedTexts, ...toweredTexts])(
  'a text of $from is stored as it leaves its neighbours alone',
  ({ input, expected }) => expect(text(1000).parse(input)).toBe(expected),
);

test.each(['\u200b', '\u2060', '\u00ad', '\ufeff', '\u200b \n\u200b'])(
  'the blank %j around a text is not stored, and one within it is',
  (blank) => {
    expect(text(20).parse(`${blank}보습${blank}`)).toBe('보습');
    expect(text(20).parse(`보\u200b습`)).toBe('보\u200b습');
  },
);

test.each(['❤\ufe0f', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'नहीं\u200d'])(
  'the end of %s belongs to it, and stays',
  (input) => expect(text(20).parse(input)).toBe(input),
);

it('ends the direction of a text that is cut', () => {
  expect(shorten('\u202e꾼난장 또\u202c 왔다', 5)).toBe('\u202e꾼난장\u202c…');
});

test.each(invisibleTexts)('$from is no required text, and an optional one is empty', ({ input }) => {
  expect(text(20).safeParse(input).error?.issues).toMatchObject([{ code: 'too_small', minimum: 1 }]);
  expect(text(20, 0).parse(input)).toBe('');
});

test.each(visibleTexts)('$from is a text', ({ input }) => {
  expect(text(20).parse(input)).toBe(input);
});

test.each(wholeCharacters)('$from counts as one character and is never cut', ({ input }) => {
  expect([fits(input, 1), fits(input.repeat(2), 1)]).toEqual([true, false]);
  expect(firstCharacters(`${'가'.repeat(3)}${input}${input}`, 4)).toBe(`${'가'.repeat(3)}${input}`);
  expect(text(3).parse(input.repeat(3))).toBe(input.normalize('NFC').repeat(3));
});

it('counts a letter with hundreds of marks as many, so that a short text is no long one', () => {
  const tower = `e${'\u0302'.repeat(319)}`;
  expect([fits(tower, 20), fits(tower, 19)]).toEqual([true, false]);
  expect(firstCharacters(tower, 2)).toHaveLength(32);
});

it('stores a text as it would store it again, the same from either spelling', () => {
  fc.assert(
    fc.property(typed, (value) => {
      const stored = composeText(value);
      expect(composeText(stored)).toBe(stored);
      expect(composeText(value.normalize('NFD'))).toBe(stored);
      expect(hasVisible(stored)).toBe(stored !== '');
    }),
  );
});

it('never takes a text that draws nothing', () => {
  const nothing = fc.array(fc.constantFrom(...invisibleTexts.map(({ input }) => input))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(nothing, (value) => {
      expect(text(1000).safeParse(value).success).toBe(false);
    }),
  );
});

it('cuts a text between the characters that a reader sees', () => {
  fc.assert(
    fc.property(typed, fc.nat(40), (value, max) => {
      const characters = charactersOf(value);
      fc.pre(characters.every((character) => [...character].length <= 16));
      expect(firstCharacters(value, max)).toBe(characters.slice(0, max).join(''));
      expect(fits(value, max)).toBe(characters.length <= max);
    }),
  );
});

it('cuts a long text as it does a short one', () => {
  const value = wholeCharacters
    .map(({ input }) => input)
    .join('가')
    .repeat(100);
  expect(firstCharacters(value, 777)).toBe(charactersOf(value).slice(0, 777).join(''));
});
