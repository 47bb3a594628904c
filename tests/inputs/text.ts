/** Texts as people and their programs send them. */

/** One text in two spellings: as a keyboard composes it, and in its parts as macOS and some phones send it. */
export const composedTexts = [
  { from: 'a file name of macOS, pasted', input: '물결실험'.normalize('NFD'), expected: '물결실험' },
  { from: 'a keyboard with dead keys', input: 'cafe\u0301', expected: 'café' },
  { from: 'a Vietnamese keyboard', input: 'Việt'.normalize('NFD'), expected: 'Việt' },
];

/** Texts of several lines, whose ends are of other systems. */
export const linedTexts = [
  { from: 'a form of Windows without a script', input: '아침\r\n\r\n저녁', expected: '아침\n\n저녁' },
  { from: 'an old Mac', input: '아침\r저녁', expected: '아침\n저녁' },
  { from: 'a soft break of Pages', input: '아침\u2028저녁', expected: '아침\n저녁' },
  { from: 'a soft break of Word', input: '아침\v저녁', expected: '아침\n저녁' },
];

/** Texts that turn the direction of what stands behind them. */
export const turnedTexts = [
  { from: 'a prank with the override', input: '\u202e꾼난장', expected: '\u202e꾼난장\u202c' },
  { from: 'half of a name copied out of a messenger', input: '\u2067이름', expected: '\u2067이름\u2069' },
  { from: 'one within another', input: 'a\u2068b\u202ac', expected: 'a\u2068b\u202ac\u202c\u2069' },
];

/** Letters under towers of marks, which draw over the lines around them. */
export const toweredTexts = [
  { from: 'a generator of “Zalgo” text', input: `가${'\u0336'.repeat(15)}나`, expected: `가${'\u0336'.repeat(6)}나` },
  {
    from: 'one that piles letters up',
    input: `Z${'\u0363\u0311'.repeat(300)}`,
    expected: `Z${'\u0363\u0311'.repeat(3)}`,
  },
];

/** Texts that draw nothing, each as people have sent it to have an empty title or an invisible post. */
export const invisibleTexts = [
  { from: 'spaces', input: '  \n ' },
  { from: 'the ideographic space of a Japanese keyboard', input: '\u3000' },
  { from: 'the filler of old Korean keyboards', input: '\u3164' },
  { from: 'the fillers of a syllable', input: '\u115f\u1160' },
  { from: 'the half-width filler', input: '\uffa0' },
  { from: 'an “invisible letter” site: the blank of Braille', input: '\u2800\u2800' },
  { from: 'a zero-width space of a web page', input: '\u200b' },
  { from: 'a soft hyphen of a hyphenated page', input: '\u00ad' },
  { from: 'a word joiner', input: '\u2060' },
  { from: 'the Mongolian vowel separator', input: '\u180e' },
  { from: 'the selector left of a deleted emoji', input: '\ufe0f' },
  { from: 'the tag left of a deleted flag', input: '\u{e0020}' },
  { from: 'a mark without its letter', input: '\u0300' },
  { from: 'a direction mark of a chat', input: '\u202e' },
  { from: 'the isolates of a messenger around nothing', input: '\u2068\u2069' },
  { from: 'a control character', input: '\u0007' },
  { from: 'the line separator of a word processor', input: '\u2028' },
  { from: 'the place of a picture in copied mail', input: '\ufffc' },
  { from: 'a blank of Braille with a selector', input: '\u2800\ufe0f' },
];

/** Texts with code points that draw nothing beside some that do. */
export const visibleTexts = [
  { from: 'a family, joined', input: '👨‍👩‍👧‍👦' },
  { from: 'a word between fillers', input: '\u3164보습\u3164' },
  { from: 'a word in the isolates of a messenger', input: '\u2068보습\u2069' },
  { from: 'a single vowel', input: 'ㅠ' },
  { from: 'punctuation', input: '…' },
  { from: 'a keycap', input: '1️⃣' },
  { from: 'an emoji newer than the server', input: '\u{1fad9}' },
];

/** What a reader sees as one character. */
export const wholeCharacters = [
  { from: 'a flag', input: '🇰🇷' },
  { from: 'a family', input: '👨‍👩‍👧‍👦' },
  { from: 'a skin tone', input: '👍🏽' },
  { from: 'a keycap', input: '1️⃣' },
  { from: 'a flag of tags', input: '🏴󠁧󠁢󠁥󠁮󠁧󠁿' },
  { from: 'a syllable in its parts', input: '안'.normalize('NFD') },
  { from: 'a letter with a mark of its own', input: 'x\u0301' },
  { from: 'a syllable of old Korean', input: 'ᄒᆞᆫ' },
];

/** Searches as they are pasted, with marks that nobody sees, and the word that each shows. */
export const searchedTexts = [
  { from: 'a word copied out of a messenger, in isolates', written: '보습막', input: '\u2068보습막\u2069' },
  { from: 'a word with the zero-width space of a web page', written: '수분막', input: '수분막\u200b' },
  { from: 'a word hyphenated by a web page', written: '진정막', input: '진\u00ad정막' },
  { from: 'a title that holds a word joiner', written: '각질\u2060막', input: '각질막' },
  { from: 'the wide letters of an input method', written: 'SPF50 크림', input: 'ＳＰＦ５０' },
  { from: 'a title in wide letters', written: '등급 ＰＡ＋＋', input: 'pa++' },
  { from: 'the quotes of a phone’s keyboard', written: `"촉촉막" don't`, input: '“촉촉막” don’t' },
  { from: 'a title with the quotes of a phone’s keyboard', written: '‘산뜻막’ 후기', input: "'산뜻막'" },
];

/** Searches that are longer in UTF-16 units than in characters, at the limit of a search. */
export const longSearches = [
  { from: 'an emoji behind 99 letters', input: `${'가'.repeat(99)}😀` },
  { from: 'two emoji behind 99 letters', input: `${'가'.repeat(99)}😀😀` },
  { from: 'a family behind 99 letters', input: `${'가'.repeat(99)}👨‍👩‍👧‍👦` },
  { from: 'syllables in their parts', input: '보습'.repeat(40).normalize('NFD') },
];
