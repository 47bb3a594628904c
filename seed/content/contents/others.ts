/** A collection of the first content; `products` are slugs, `published` counts days back. */
export interface SeedOther {
  type: 'collection' | 'guide';
  title: string;
  title_en: string;
  description: string;
  description_en: string;
  published: number;
  products: string[];
}

type Row = readonly [
  type: SeedOther['type'],
  title: string,
  titleEn: string,
  description: string,
  descriptionEn: string,
  products: string,
];

const rows: readonly Row[] = [
  [
    'collection',
    '건조한 사무실에 두고 쓰는 것',
    'For a dry office desk',
    '서랍 한 칸에 들어가고, 화장 위에도 쓸 수 있는 것만 골랐어요.',
    'What fits a drawer and goes over make-up.',
    'green-tea-mist lip-shelter hand-field water-cushion',
  ],
  [
    'guide',
    '세 개로 끝내는 저녁',
    'An evening in three steps',
    '피곤한 날에는 덜어 낸 루틴이 오래가요. 씻고, 적시고, 덮어요.',
    'On a tired day less lasts longer: wash, wet, cover.',
    'rice-water-gel rice-toner barrier-cream',
  ],
  [
    'collection',
    '덧바르기 쉬운 선케어',
    'Sun care that tops up easily',
    '가방에서 꺼내 거울 없이도 바를 수 있어요.',
    'Out of the bag and on, without a mirror.',
    'sea-stick sun-cushion city-sun-gel daily-shade',
  ],
  [
    'guide',
    '붉은 날, 더하지 않는 순서',
    'A red day: what not to add',
    '열이 오른 날에는 두 개면 충분해요.',
    'Two things are enough while the skin is hot.',
    'calm-heart-toner plain-cream aloe-sheet',
  ],
  [
    'collection',
    '2만 원 아래의 든든한 기본',
    'Good basics under 20,000 won',
    '값이 편해야 넉넉하게 발라요.',
    'You only use enough of what you can afford.',
    'morning-milk oat-foam birch-toner plain-cream hand-field citron-wash',
  ],
  [
    'guide',
    '레티날을 처음 시작한다면',
    'Starting with retinal',
    '사흘에 한 번, 덮을 크림과 낮의 선크림을 함께 준비해요.',
    'Every third night, with a cream over it and sunscreen by day.',
    'night-retinal barrier-cream mild-mineral',
  ],
  [
    'collection',
    '첫 난방을 켠 날',
    'The first day of heating',
    '공기가 마르기 전에 한 겹을 더 준비해요.',
    'One more layer before the air dries out.',
    'winter-floor rice-sleep lip-shelter heel-balm body-oat-lotion',
  ],
  [
    'guide',
    '오일 클렌징을 잘 헹구려면',
    'Rinsing an oil cleanser well',
    '기름으로 녹이고 물로 하얗게 만든 뒤, 가벼운 거품으로 마쳐요.',
    'Melt, turn it white with water, finish with a light foam.',
    'camellia-oil-wash mugwort-balm oat-foam',
  ],
  [
    'collection',
    '둘이 나눠 쓰는 선반',
    'A shelf for two',
    '지성과 건성이 함께 써도 서로 편했던 것들이에요.',
    'What oily and dry skin were both happy with.',
    'rice-water-gel water-cushion panthenol-5 daily-shade',
  ],
  [
    'collection',
    '일요일 저녁의 팩',
    'Masks for a Sunday evening',
    '씻어 내는 것, 떼어 내는 것, 그대로 자는 것.',
    'One to wash off, one to peel, one to sleep in.',
    'clay-sunday aloe-sheet rice-sleep honey-balm-mask',
  ],
  [
    'guide',
    '잡티가 신경 쓰일 때의 낮과 밤',
    'Day and night for uneven tone',
    '낮에는 막고, 밤에는 천천히. 한 번에 하나씩만 늘려요.',
    'Shield by day, go slowly by night, add one thing at a time.',
    'vitamin-morning niacin-ten daily-shade',
  ],
  [
    'collection',
    '얼굴 아래의 결',
    'Below the face',
    '손등, 뒤꿈치, 두피까지. 얼굴만큼 자주 만나는 곳이에요.',
    'Hands, heels and scalp deserve as much.',
    'hand-field heel-balm body-oat-lotion citron-wash scalp-water',
  ],
  [
    'guide',
    '탄력이 걱정될 때 하나만 고른다면',
    'One thing for firmness',
    '무엇을 더 바를지보다 무엇을 매일 바를지부터 정해요.',
    'Choose what you will use daily before what to add.',
    'bean-peptide moon-cream night-retinal',
  ],
  [
    'collection',
    '물결처럼 가벼운 여름',
    'A summer light as ripples',
    '끈적임 없이 두 번 나눠 바르기 좋아요.',
    'Thin enough to put on twice.',
    'deep-dew-serum water-cushion lotus-toner city-sun-gel',
  ],
];

const DAYS_BETWEEN = 6;

/** The collections, newest first. */
export const others: SeedOther[] = rows.map(
  ([type, title, title_en, description, description_en, products], index) => ({
    type,
    title,
    title_en,
    description,
    description_en,
    published: 1 + index * DAYS_BETWEEN,
    products: products.split(' '),
  }),
);
