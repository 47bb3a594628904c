/** A category inside a forum, or anything else with an address and two names. */
export interface SeedCategory {
  slug: string;
  name: string;
  name_en: string;
}

export interface SeedTag {
  slug: string;
  name: string;
}

/** Something a forum does together; topics may belong to it. */
export interface SeedForumEvent {
  slug: string;
  title: string;
  title_en: string;
  description: string;
  /** Days from the seed's moment; a negative number lies in the past. */
  starts_in_days: number;
  ends_in_days: number;
}

export interface SeedForum {
  slug: string;
  name: string;
  name_en: string;
  description: string;
  description_en: string;
  categories: SeedCategory[];
  tags: SeedTag[];
  events?: SeedForumEvent[];
}

const category = (slug: string, name: string, name_en: string): SeedCategory => ({
  slug,
  name,
  name_en,
});

const tag = (slug: string, name: string): SeedTag => ({ slug, name });

/** The forums in the order they are listed; slugs of categories and tags are unique in a forum. */
export const forums: SeedForum[] = [
  {
    slug: 'free',
    name: '자유 이야기',
    name_en: 'Free talk',
    description: '오늘 있었던 일, 요즘 드는 생각. 피부 이야기가 아니어도 좋아요.',
    description_en: 'What happened today, what is on your mind. It need not be about skin.',
    categories: [
      category('notice', '공지', 'Notices'),
      category('daily', '일상', 'Daily life'),
      category('question', '질문', 'Questions'),
      category('recommend', '추천', 'Recommendations'),
    ],
    tags: [
      tag('weekend', '주말'),
      tag('food', '먹는이야기'),
      tag('work', '회사'),
      tag('book', '책'),
      tag('pet', '반려동물'),
      tag('small-joy', '소소한기쁨'),
    ],
    events: [
      {
        slug: 'first-hello',
        title: '첫인사 남기기',
        title_en: 'Say hello',
        description: '가입하고 처음 쓰는 글에 인사를 남기면 결 친구들이 답해 드려요.',
        starts_in_days: -30,
        ends_in_days: 60,
      },
    ],
  },
  {
    slug: 'skin-talk',
    name: '피부 고민',
    name_en: 'Skin talk',
    description: '트러블, 모공, 속당김. 혼자 고민하지 말고 같이 풀어 봐요.',
    description_en: 'Breakouts, pores, tightness: nobody has to work it out alone.',
    categories: [
      category('trouble', '트러블', 'Breakouts'),
      category('pore', '모공·피지', 'Pores and sebum'),
      category('dry', '건조·속당김', 'Dryness'),
      category('tone', '톤·잡티', 'Tone and spots'),
    ],
    tags: [
      tag('combination', '복합성'),
      tag('oily', '지성'),
      tag('dry-skin', '건성'),
      tag('mask', '마스크'),
      tag('season', '환절기'),
      tag('derma', '피부과'),
    ],
  },
  {
    slug: 'ingredients',
    name: '성분 공부',
    name_en: 'Ingredients',
    description: '전성분표를 같이 읽어요. 어려운 이름도 알고 나면 친구예요.',
    description_en: 'Reading labels together. A long name is a friend once you know it.',
    categories: [
      category('basic', '기초 상식', 'Basics'),
      category('compare', '비교', 'Comparisons'),
      category('question', '질문', 'Questions'),
    ],
    tags: [
      tag('retinol', '레티놀'),
      tag('vitamin-c', '비타민C'),
      tag('niacinamide', '나이아신아마이드'),
      tag('ceramide', '세라마이드'),
      tag('acid', '산성분'),
      tag('fragrance', '향료'),
    ],
  },
  {
    slug: 'product-reviews',
    name: '솔직 후기',
    name_en: 'Honest reviews',
    description: '한 통 다 쓰고 적는 후기. 협찬이면 협찬이라고 꼭 밝혀 주세요.',
    description_en: 'Reviews after the last drop. Say so when it was a gift.',
    categories: [
      category('cleanser', '클렌저', 'Cleansers'),
      category('toner', '토너·에센스', 'Toners and essences'),
      category('cream', '크림·로션', 'Creams'),
      category('suncare', '선케어', 'Sun care'),
      category('mask-pack', '팩·마스크', 'Masks'),
    ],
    tags: [
      tag('empty', '공병'),
      tag('repurchase', '재구매'),
      tag('fail', '실패담'),
      tag('value', '가성비'),
      tag('sample', '샘플'),
      tag('texture', '제형'),
    ],
    events: [
      {
        slug: 'empty-bottle-month',
        title: '이달의 공병 모으기',
        title_en: 'Empties of the month',
        description: '한 달 동안 비운 공병 사진과 한 줄 후기를 올려 주세요.',
        starts_in_days: -12,
        ends_in_days: 18,
      },
    ],
  },
  {
    slug: 'routine',
    name: '루틴 자랑',
    name_en: 'Routines',
    description: '아침 3분, 저녁 10분. 나에게 맞는 순서를 나눠요.',
    description_en: 'Three minutes in the morning, ten at night: the order that suits you.',
    categories: [
      category('morning', '아침', 'Morning'),
      category('night', '저녁', 'Night'),
      category('minimal', '미니멀', 'Minimal'),
      category('body', '바디·헤어', 'Body and hair'),
    ],
    tags: [
      tag('three-step', '3단계'),
      tag('skip-care', '스킵케어'),
      tag('cleansing', '세안'),
      tag('sleep', '수면'),
      tag('exercise', '운동'),
    ],
  },
  {
    slug: 'sensitive',
    name: '민감한 사람들',
    name_en: 'Sensitive skin',
    description: '따갑고 붉고 가려운 날, 서로의 요령을 나누는 조용한 방이에요.',
    description_en: 'A quiet room for skin that stings, flushes and itches.',
    categories: [
      category('redness', '홍조', 'Redness'),
      category('barrier', '장벽', 'Barrier'),
      category('atopy', '아토피', 'Atopic skin'),
      category('patch-test', '패치 테스트', 'Patch tests'),
    ],
    tags: [
      tag('sting', '따가움'),
      tag('unscented', '무향'),
      tag('low-ph', '약산성'),
      tag('hospital', '병원후기'),
      tag('diary', '관찰일기'),
    ],
  },
  {
    slug: 'sun',
    name: '햇빛 연구소',
    name_en: 'Sun lab',
    description: '자외선 차단제, 모자, 그늘. 햇빛과 사이좋게 지내는 법.',
    description_en: 'Sunscreen, hats and shade: getting along with the sun.',
    categories: [
      category('howto', '바르는 법', 'How to'),
      category('compare', '제형 비교', 'Textures'),
      category('outdoor', '야외 활동', 'Outdoors'),
    ],
    tags: [
      tag('white-cast', '백탁'),
      tag('eye-sting', '눈시림'),
      tag('reapply', '덧바르기'),
      tag('kids', '아이와'),
      tag('hiking', '등산'),
      tag('stick', '선스틱'),
    ],
    events: [
      {
        slug: 'two-fingers',
        title: '두 손가락 정량 챌린지',
        title_en: 'The two-finger test',
        description: '일주일 동안 두 손가락만큼 바르고 달라진 점을 적어 주세요.',
        starts_in_days: -5,
        ends_in_days: 9,
      },
    ],
  },
  {
    slug: 'friends',
    name: '결 맞는 친구',
    name_en: 'Find a friend',
    description: '피부 타입이 같은 사람, 같은 동네 사람. 결이 맞는 친구를 찾아요.',
    description_en: 'Someone with your skin type, someone nearby: friends on your grain.',
    categories: [
      category('hello', '가입 인사', 'Introductions'),
      category('together', '같이 해요', 'Together'),
      category('type', '타입별 모임', 'By skin type'),
    ],
    tags: [
      tag('twenties', '20대'),
      tag('thirties', '30대'),
      tag('forties', '40대이상'),
      tag('local', '동네친구'),
      tag('habit', '습관만들기'),
    ],
  },
];
