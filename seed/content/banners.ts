/** A banner of the home page: a text over picture number `image`, with a link to a page of the site. */
export interface SeedBanner {
  type: 'main' | 'sub';
  title: string;
  title_en: string;
  description: string;
  description_en: string;
  href: string;
  image: number;
  status: 'active' | 'inactive';
}

/** In the order of their places; pictures 0, 1, 2 and 4 are light, 3 and 5 dark. */
export const banners: SeedBanner[] = [
  {
    type: 'main',
    title: '결이 맞는 친구를 만나요',
    title_en: 'Meet people with skin like yours',
    description: '피부 타입도 하루의 속도도 비슷한 사람들이 기다려요.',
    description_en: 'People whose skin and pace are like yours are waiting.',
    href: '/forums/friends',
    image: 4,
    status: 'active',
  },
  {
    type: 'main',
    title: '백 번 넘게 읽힌 이야기',
    title_en: 'Read more than a hundred times',
    description: '많은 분이 고개를 끄덕인 글만 모았어요.',
    description_en: 'The stories that most people nodded at.',
    href: '/topics?best=1',
    image: 2,
    status: 'active',
  },
  {
    type: 'main',
    title: '오늘 햇빛, 얼마나 셀까요',
    title_en: 'How strong is the sun today?',
    description: '바르는 양부터 양산 고르는 법까지, 햇빛 연구소.',
    description_en: 'From how much to apply to which parasol: the sun lab.',
    href: '/forums/sun',
    image: 0,
    status: 'active',
  },
  {
    type: 'sub',
    title: '비우고 쓰는 솔직한 후기',
    title_en: 'Honest reviews, after the last drop',
    description: '한 통 다 쓴 사람의 말은 무게가 달라요.',
    description_en: 'Words weigh more when the jar is empty.',
    href: '/forums/product-reviews',
    image: 1,
    status: 'active',
  },
  {
    type: 'sub',
    title: '가입하고 첫인사 남기기',
    title_en: 'Join and say hello',
    description: '처음 온 분께 꼭 답글이 달려요.',
    description_en: 'Every newcomer gets an answer.',
    href: '/auth/signup',
    image: 3,
    status: 'active',
  },
  {
    type: 'sub',
    title: '잠들기 전 자유 이야기',
    title_en: 'Free talk before bed',
    description: '오늘 있었던 작은 일 하나만 적고 자요.',
    description_en: 'Write down one small thing and sleep.',
    href: '/forums/free',
    image: 5,
    status: 'inactive',
  },
];
