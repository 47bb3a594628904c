/**
 * The scenes of the pictures of topics, posts and contents, by their alternative texts; a picture's
 * number modulo their count is its scene.
 */
const scenes = [
  '아침 창빛 아래 선반에 놓인 화장품 병을 그린 그림',
  '크림을 길게 펴 바른 결을 그린 그림',
  '물방울이 맺힌 결을 그린 그림',
  '뚜껑을 연 크림 통을 위에서 본 그림',
  '창가에 놓인 따뜻한 찻잔 두 개를 그린 그림',
  '창가 선반에 나란히 놓인 병과 단지를 그린 그림',
  '종이에 발라 비교한 크림의 결을 그린 그림',
  '보글보글한 세안 거품을 그린 그림',
  '바닷가 모래 위에 세워 둔 선크림을 그린 그림',
  '달항아리와 감 두 개를 그린 그림',
  '쌓아 올린 조약돌과 토너 병을 그린 그림',
];
export const SCENE_COUNT = scenes.length;

/** Returns the alternative text of a picture. */
export const altOf = (image: number): string => scenes[image % SCENE_COUNT] ?? '';

const scenesByText: readonly (readonly [pattern: RegExp, scenes: readonly number[]])[] = [
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

/**
 * Chooses a picture whose scene fits a text; another `place` returns another picture of that scene.
 */
export function imageFor(text: string, place: number): number {
  const fitting = scenesByText.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
  return SCENE_COUNT * (place + 1) + (fitting[place % fitting.length] ?? 0);
}
