/** A raffle of the first content. */
export interface SeedRaffle {
  title: string;
  title_en: string;
  description: string;
  description_en: string;
  image: number;
  /** Hearts. */
  price: number;
  starts_days_ago: number;
  /** Negative: so many days from now. */
  ends_days_ago: number;
  /** How many members entered before the first start. */
  entries: number;
  prizes: {
    image: number;
    name: string;
    name_en: string;
    description: string;
    description_en: string;
    stock: number;
    /** In 10,000. */
    odds: number;
  }[];
}

export const raffles: SeedRaffle[] = [
  {
    title: '촉촉한 보습 꾸러미',
    title_en: 'A moisture bundle',
    description: '건조한 날을 위해 나누는 보습 꾸러미예요.\n하트 두 개로 한 번 참여할 수 있고, 결과는 바로 나와요.',
    description_en: 'A comforting set for dry days.\nEach entry costs two hearts, and you see the result right away.',
    image: 2566,
    price: 2,
    starts_days_ago: 3,
    ends_days_ago: -18,
    entries: 24,
    prizes: [
      {
        image: 2519,
        name: '장벽 크림 본품',
        name_en: 'Barrier cream, full size',
        description: '세라마이드가 든 50 mL 크림',
        description_en: '50 mL with ceramides',
        stock: 5,
        odds: 150,
      },
      {
        image: 2570,
        name: '수분 세럼 미니',
        name_en: 'Water serum, travel size',
        description: '열흘쯤 쓸 수 있는 10 mL',
        description_en: '10 mL, about ten days',
        stock: 30,
        odds: 1200,
      },
      {
        image: 2564,
        name: '손수건 한 장',
        name_en: 'A handkerchief',
        description: '결을 수놓은 무명 손수건',
        description_en: 'Cotton, with our line embroidered',
        stock: 100,
        odds: 2500,
      },
    ],
  },
  {
    title: '햇빛 나눔',
    title_en: 'Sun care to share',
    description: '지난번에 함께한 무료 래플이에요. 모든 추첨을 다시 계산해 볼 수 있어요.',
    description_en: 'Our last free raffle. Every draw can be counted again.',
    image: 2542,
    price: 0,
    starts_days_ago: 62,
    ends_days_ago: 48,
    entries: 40,
    prizes: [
      {
        image: 2575,
        name: '선크림 본품',
        name_en: 'Sunscreen, full size',
        description: '백탁 없는 50 mL',
        description_en: '50 mL, no white cast',
        stock: 4,
        odds: 600,
      },
      {
        image: 2523,
        name: '클렌징 폼 미니',
        name_en: 'Cleansing foam, travel size',
        description: '여행에 들고 가기 좋은 30 mL',
        description_en: '30 mL for a journey',
        stock: 12,
        odds: 2400,
      },
    ],
  },
];
