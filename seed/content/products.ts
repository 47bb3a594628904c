import type { ProductDealType } from '../../contract/constants.ts';

/** A name in both languages under a slug. */
export interface SeedLabel {
  slug: string;
  name: string;
  name_en: string;
}

export const productCategories: SeedLabel[] = [
  { slug: 'cleanser', name: '클렌저', name_en: 'Cleansers' },
  { slug: 'toner', name: '토너', name_en: 'Toners' },
  { slug: 'serum', name: '세럼', name_en: 'Serums' },
  { slug: 'cream', name: '크림', name_en: 'Creams' },
  { slug: 'sun', name: '선케어', name_en: 'Sun care' },
  { slug: 'mask', name: '팩', name_en: 'Masks' },
  { slug: 'body', name: '바디·핸드', name_en: 'Body and hands' },
];

/** Shops of this site's own world: none of them exists. */
export const stores: SeedLabel[] = [
  { slug: 'gyeol-shop', name: '결상점', name_en: 'Gyeol Shop' },
  { slug: 'alley-pharmacy', name: '골목약방', name_en: 'Alley Pharmacy' },
  { slug: 'slow-market', name: '느린장터', name_en: 'Slow Market' },
  { slug: 'two-doors', name: '두짝문 편집숍', name_en: 'Two Doors' },
  { slug: 'dawn-box', name: '새벽꾸러미', name_en: 'Dawn Box' },
];

/** A product of the first content. `deal` says its kind, its price and for how many days more. */
export interface SeedProduct {
  slug: string;
  name: string;
  name_en: string;
  brand: string;
  brand_en: string;
  category: string;
  image: number;
  price: number;
  stores: string[];
  deal?: { type: ProductDealType; price?: number; ends_in_days?: number };
}

const brands: Record<string, string> = {
  여울뜰: 'Yeoulddeul',
  느린온도: 'Slow Degrees',
  하얀소반: 'White Tray',
  모래숲: 'Sandgrove',
  두레샘: 'Duresaem',
  은행골: 'Ginkgo Dale',
  잔물결: 'Ripplet',
};

/** Stores by their first letters: g(yeol-shop), a(lley), s(low), t(wo doors), d(awn). */
const storeLetters = new Map(stores.map(({ slug }) => [slug.charAt(0), slug]));

type Row = readonly [
  slug: string,
  category: string,
  brand: string,
  name: string,
  nameEn: string,
  price: number,
  stores: string,
  deal?: SeedProduct['deal'],
];

const rows: readonly Row[] = [
  [
    'rice-water-gel',
    'cleanser',
    '하얀소반',
    '쌀뜨물 젤 클렌저',
    'Rice Water Gel Cleanser',
    16000,
    'gas',
  ],
  [
    'oat-foam',
    'cleanser',
    '느린온도',
    '귀리 약산성 폼',
    'Oat Low-pH Foam',
    14500,
    'gad',
    { type: 'sale', price: 11600, ends_in_days: 9 },
  ],
  [
    'camellia-oil-wash',
    'cleanser',
    '여울뜰',
    '동백 클렌징 오일',
    'Camellia Cleansing Oil',
    22000,
    'gt',
  ],
  [
    'mugwort-balm',
    'cleanser',
    '두레샘',
    '쑥 클렌징 밤',
    'Mugwort Cleansing Balm',
    24000,
    'std',
    { type: 'gift', ends_in_days: 14 },
  ],
  ['morning-milk', 'cleanser', '잔물결', '아침 우유 세안제', 'Morning Milk Wash', 13000, 'ad'],
  [
    'birch-toner',
    'toner',
    '모래숲',
    '자작나무 물토너',
    'Birch Water Toner',
    18000,
    'gasd',
    { type: 'bundle', ends_in_days: 20 },
  ],
  ['green-tea-mist', 'toner', '은행골', '녹차 안개 토너', 'Green Tea Mist Toner', 15000, 'gs'],
  [
    'calm-heart-toner',
    'toner',
    '여울뜰',
    '어성초 진정 토너',
    'Heartleaf Calming Toner',
    19500,
    'gat',
  ],
  [
    'rice-toner',
    'toner',
    '하얀소반',
    '햅쌀 보습 토너',
    'New Rice Hydrating Toner',
    21000,
    'gtd',
    { type: 'sale', price: 16800, ends_in_days: 5 },
  ],
  ['lotus-toner', 'toner', '두레샘', '연잎 결 토너', 'Lotus Leaf Texture Toner', 23000, 'st'],
  ['deep-dew-serum', 'serum', '잔물결', '깊은 이슬 세럼', 'Deep Dew Serum', 28000, 'gad'],
  [
    'panthenol-5',
    'serum',
    '느린온도',
    '판테놀 5 앰플',
    'Panthenol 5 Ampoule',
    26000,
    'ga',
    { type: 'sale', price: 19500, ends_in_days: 12 },
  ],
  ['vitamin-morning', 'serum', '은행골', '아침 비타민 세럼', 'Morning Vitamin Serum', 32000, 'gst'],
  ['niacin-ten', 'serum', '모래숲', '나이아신 10 세럼', 'Niacin 10 Serum', 24000, 'gad'],
  [
    'bean-peptide',
    'serum',
    '두레샘',
    '콩 펩타이드 세럼',
    'Soy Peptide Serum',
    38000,
    'gt',
    { type: 'gift' },
  ],
  ['night-retinal', 'serum', '잔물결', '저녁 레티날 세럼', 'Evening Retinal Serum', 36000, 'gad'],
  [
    'barrier-cream',
    'cream',
    '느린온도',
    '장벽 세라마이드 크림',
    'Barrier Ceramide Cream',
    29000,
    'gasd',
    { type: 'bundle', ends_in_days: 7 },
  ],
  ['water-cushion', 'cream', '잔물결', '물방석 젤크림', 'Water Cushion Gel Cream', 25000, 'gad'],
  ['winter-floor', 'cream', '두레샘', '아랫목 크림', 'Warm Floor Cream', 31000, 'gst'],
  ['plain-cream', 'cream', '하얀소반', '아무것도 아닌 크림', 'Nothing Much Cream', 17000, 'ga'],
  [
    'moon-cream',
    'cream',
    '여울뜰',
    '달밤 재생 크림',
    'Moonlit Night Cream',
    42000,
    'gt',
    { type: 'sale', price: 33600, ends_in_days: 16 },
  ],
  [
    'daily-shade',
    'sun',
    '모래숲',
    '매일 그늘 선크림',
    'Daily Shade Sunscreen',
    21000,
    'gasd',
    { type: 'bundle', ends_in_days: 25 },
  ],
  ['sea-stick', 'sun', '모래숲', '바닷가 선스틱', 'Seaside Sun Stick', 19000, 'gs'],
  ['mild-mineral', 'sun', '느린온도', '순한 무기 선크림', 'Mild Mineral Sunscreen', 24000, 'gad'],
  [
    'city-sun-gel',
    'sun',
    '은행골',
    '도시 선젤',
    'City Sun Gel',
    18500,
    'ad',
    { type: 'sale', price: 14800, ends_in_days: 3 },
  ],
  ['sun-cushion', 'sun', '하얀소반', '덧바르는 선쿠션', 'Top-up Sun Cushion', 27000, 'gt'],
  ['clay-sunday', 'mask', '은행골', '일요일 진흙 팩', 'Sunday Clay Mask', 20000, 'gs'],
  [
    'rice-sleep',
    'mask',
    '하얀소반',
    '쌀겨 수면 팩',
    'Rice Bran Sleeping Mask',
    22000,
    'gad',
    { type: 'gift', ends_in_days: 30 },
  ],
  ['aloe-sheet', 'mask', '여울뜰', '알로에 한 장 팩', 'Aloe Sheet Mask', 12000, 'gasd'],
  ['honey-balm-mask', 'mask', '두레샘', '꿀밤 영양 팩', 'Honey Chestnut Mask', 26000, 'st'],
  [
    'hand-field',
    'body',
    '은행골',
    '들녘 핸드크림',
    'Field Hand Cream',
    9000,
    'gasd',
    { type: 'bundle' },
  ],
  ['body-oat-lotion', 'body', '느린온도', '귀리 바디로션', 'Oat Body Lotion', 18000, 'gad'],
  ['citron-wash', 'body', '여울뜰', '유자 바디워시', 'Citron Body Wash', 15000, 'gs'],
  ['heel-balm', 'body', '두레샘', '뒤꿈치 밤', 'Heel Balm', 11000, 'ast'],
  [
    'lip-shelter',
    'body',
    '하얀소반',
    '입술 처마 밤',
    'Lip Shelter Balm',
    8500,
    'gad',
    { type: 'sale', price: 6800, ends_in_days: 8 },
  ],
  ['scalp-water', 'body', '잔물결', '두피 물스프레이', 'Scalp Water Spray', 17000, 'gt'],
];

const storesOf = (letters: string) =>
  [...letters].map((letter) => {
    const slug = storeLetters.get(letter);
    if (!slug) throw new Error(`No store of the first content begins with ${letter}`);
    return slug;
  });

/** The products of the first content, in the order they are listed. */
export const products: SeedProduct[] = rows.map(
  ([slug, category, brand, name, name_en, price, letters, deal], index) => ({
    slug,
    name,
    name_en,
    brand,
    brand_en: brands[brand] ?? brand,
    category,
    image: index + 1,
    price,
    stores: storesOf(letters),
    ...(deal && { deal }),
  }),
);
