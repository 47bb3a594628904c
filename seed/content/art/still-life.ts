import { createRandom } from '../random.ts';
import { harvest, seaside, shelf, stones, teatime } from './arrangements.ts';
import { dew, foam, openJar, spread, swatches } from './close-ups.ts';
import type { Scene } from './stage.ts';

const scenes: readonly (readonly [draw: Scene, alt: string])[] = [
  [shelf, '아침 창빛 아래 선반에 놓인 화장품 병을 그린 그림'],
  [spread, '크림을 길게 펴 바른 결을 그린 그림'],
  [dew, '물방울이 맺힌 결을 그린 그림'],
  [openJar, '뚜껑을 연 크림 통을 위에서 본 그림'],
  [teatime, '창가에 놓인 따뜻한 찻잔 두 개를 그린 그림'],
  [shelf, '창가 선반에 나란히 놓인 병과 단지를 그린 그림'],
  [swatches, '종이에 발라 비교한 크림의 결을 그린 그림'],
  [foam, '보글보글한 세안 거품을 그린 그림'],
  [seaside, '바닷가 모래 위에 세워 둔 선크림을 그린 그림'],
  [harvest, '달항아리와 감 두 개를 그린 그림'],
  [stones, '쌓아 올린 조약돌과 토너 병을 그린 그림'],
];

const sceneOf = (seed: number): readonly [Scene, string] =>
  scenes[Math.abs(seed) % scenes.length] ?? [shelf, ''];

/** What the picture of a seed shows, in Korean. */
export const stillLifeAlt = (seed: number): string => sceneOf(seed)[1];

/** A picture in place of a photograph: things on a shelf, cream, dew, foam, in morning light. */
export function stillLife(seed: number, width: number, height: number): string {
  const random = createRandom(seed * 104729 + 7);
  const [scene] = sceneOf(seed);
  const art = scene({ random, id: `p${seed}`, width, height, unit: Math.min(width, height) });
  return random.chance(0.5) ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${art}</g>` : art;
}
