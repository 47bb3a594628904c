/** The scenes of `photoSvg`, by what words call for them; a seed's scene is its rest by their number. */
const SCENES = 11;
const called: readonly (readonly [words: RegExp, scenes: readonly number[]])[] = [
  [/거품|세안/, [7]],
  [/바다|모래|선크림|선스틱|선젤|선쿠션|자외선|양산|운전|햇빛|눈밭|그늘/, [8]],
  [/차 두 잔|사람들|친구|가족|엄마|할머니/, [4]],
  [/물방울|안개|이슬|연잎/, [2]],
  [/펴 본|종이|비교|제형비교|다섯 개/, [6]],
  [/크림|팩|밤이|젤|꾸덕/, [3, 1]],
  [/토너|조약돌|진정/, [10]],
  [/가을|겨울|환절기|서리|난방|계절/, [9]],
];
const otherwise = [0, 5];

/** A seed whose drawing fits the words; another `place` gives another drawing of the same scene. */
export function seedFor(words: string, place: number): number {
  const fitting = called.find(([pattern]) => pattern.test(words))?.[1] ?? otherwise;
  return SCENES * (place + 1) + (fitting[place % fitting.length] ?? 0);
}
