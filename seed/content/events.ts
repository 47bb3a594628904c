import type { EventAsk } from '../../contract/constants/takingPart.ts';

/** Something that an event of the first content asks; without words of its own the field's name says it. */
interface SeedAsk {
  field: EventAsk;
  label?: string;
  label_en?: string;
  hint?: string;
  hint_en?: string;
}

/** An event of the first content. Days count from now; negative ones are still to come. */
export interface SeedEvent {
  slug: string;
  title: string;
  title_en: string;
  /** What stands in a list. */
  summary: string;
  summary_en: string;
  description: string;
  description_en: string;
  gift: string;
  gift_en: string;
  choosing: string;
  choosing_en: string;
  image: number;
  winner_count: number;
  starts_days_ago: number;
  ends_days_ago: number;
  /** When winners are, or were, told. */
  announces_days_ago: number;
  asks: SeedAsk[];
  /** Where topics for it stand, as `forum/event`. */
  forum_event?: string;
  /** How many members applied before the first start. */
  applications: number;
  /** Whether `demo` is one of them, and whether they won. */
  demo?: 'applied' | 'won';
}

const delivery: SeedAsk = { field: 'delivery' };

export const events: SeedEvent[] = [
  {
    slug: 'barrier-cream-panel',
    title: '겨울 장벽 크림 체험단',
    title_en: 'A winter cream, tried by thirty',
    summary: '세라마이드 크림 한 통을 3주 동안 써 보고 솔직하게 이야기해요.',
    summary_en: 'Three weeks with a ceramide cream, and the plain truth about it.',
    description:
      '첫눈이 오기 전에 장벽 크림 본품을 서른 분께 보내 드려요. 받은 날부터 3주 동안 아침저녁으로 쓰고, 좋았던 점과 아쉬웠던 점을 하나씩 적어 주시면 돼요.\n\n칭찬만 적지 않아도 괜찮아요. 맞지 않아서 멈췄다는 이야기도 다른 사람에게는 도움이 되거든요. 후기는 의무가 아니고, 쓰더라도 선물로 받았다고 밝혀 주세요.',
    description_en:
      'Before the first snow we send a full-size barrier cream to thirty members. Use it morning and evening for three weeks, then write down one thing you liked and one you missed.\n\nIt need not be praise: that you stopped because it did not suit you helps somebody too. A review is no duty, and says that the cream was a gift.',
    gift: '세라마이드 장벽 크림 50 mL 본품',
    gift_en: 'A ceramide barrier cream, 50 mL',
    choosing: '답변은 모두 읽지만 순위를 매기지 않아요. 응모한 분 가운데 무작위로 뽑아요.',
    choosing_en:
      'We read every answer, but do not rank them: winners are drawn at random from all who apply.',
    image: 1015,
    winner_count: 30,
    starts_days_ago: 5,
    ends_days_ago: -9,
    announces_days_ago: -12,
    asks: [
      {
        field: 'answer1',
        label: '요즘 피부가 가장 불편한 때는 언제인가요?',
        label_en: 'When is your skin least comfortable these days?',
        hint: '예: 세안하고 십 분 뒤',
        hint_en: 'Such as: ten minutes after washing',
      },
      {
        field: 'answer2',
        label: '지금 쓰는 크림은 무엇이 아쉬운가요?',
        label_en: 'What do you miss in the cream you use now?',
      },
      delivery,
    ],
    applications: 26,
  },
  {
    slug: 'empty-bottle-month',
    title: '이달의 공병 모으기',
    title_en: 'Empties of the month',
    summary: '끝까지 비운 한 통과 한 줄 후기. 다 쓴 사람의 말이 가장 믿을 만하니까요.',
    summary_en: 'One bottle used to the last drop, and one line about it.',
    description:
      '한 달 동안 비운 공병 사진과 한 줄 후기를 보내 주세요. 남은 걸 억지로 비우지 않아도 돼요. 지난달에 비운 것도 좋아요.\n\n포럼에 긴 후기를 써도 좋지만, 응모에는 사진 한 장이면 충분해요.',
    description_en:
      'Send a picture of what you finished this month and one line about it. Nothing has to be emptied in a hurry: last month’s bottle will do.\n\nA longer review is welcome in the forum, but one picture is enough to apply.',
    gift: '다시 채워 쓰는 유리 펌프병 두 개',
    gift_en: 'Two glass pump bottles to fill again',
    choosing: '응모한 모든 분 가운데 무작위로 뽑아요. 사진을 여러 장 올려도 확률은 같아요.',
    choosing_en: 'Drawn at random from all who apply. More pictures do not mean better odds.',
    image: 968,
    winner_count: 15,
    starts_days_ago: 12,
    ends_days_ago: -18,
    announces_days_ago: -21,
    asks: [
      {
        field: 'content',
        label: '한 줄 후기',
        label_en: 'One line about it',
        hint: '다시 살지, 안 살지도 적어 주세요.',
        hint_en: 'Say whether you would buy it again.',
      },
      { field: 'resourceUrls', label: '공병 사진', label_en: 'Pictures of the empties' },
      delivery,
    ],
    forum_event: 'product-reviews/empty-bottle-month',
    applications: 18,
  },
  {
    slug: 'sunscreen-quiz',
    title: '흐린 날의 선크림 퀴즈',
    title_en: 'A sunscreen quiz for grey days',
    summary: '구름이 자외선을 얼마나 막아 줄까요? 맞힌 분 가운데 쉰 분께 커피를 보내요.',
    summary_en: 'How much ultraviolet do clouds keep out? Coffee for fifty who know.',
    description:
      '“오늘은 흐리니까 괜찮겠지.” 정말 괜찮을까요? 오늘의햇빛님이 3년 동안 적은 자외선 기록에서 낸 문제예요.\n\n검색해 보고 답해도 좋아요. 알게 되는 게 목적이니까요. 정답과 풀이는 당첨자를 발표하는 날 함께 올려요.',
    description_en:
      '“It is cloudy, so never mind.” Really? The question comes from three years of ultraviolet readings kept by one of our members.\n\nLooking it up is fine: finding out is the point. The answer and why stand here on the day the winners are told.',
    gift: '따뜻한 커피 교환권',
    gift_en: 'A voucher for a hot coffee',
    choosing: '정답을 적은 분 가운데 무작위로 뽑아요. 교환권은 문자로 보내요.',
    choosing_en: 'Drawn at random from the right answers. The voucher comes by text message.',
    image: 965,
    winner_count: 50,
    starts_days_ago: 2,
    ends_days_ago: -5,
    announces_days_ago: -7,
    asks: [
      {
        field: 'answer',
        label: '엷은 구름이 낀 날, 땅에 닿는 자외선은 맑은 날의 몇 퍼센트쯤일까요?',
        label_en: 'Under thin cloud, about how many per cent of a clear day’s ultraviolet arrive?',
        hint: '숫자만 적어도 돼요.',
        hint_en: 'A number will do.',
      },
      { field: 'phone' },
    ],
    applications: 34,
  },
  {
    slug: 'grain-drawing',
    title: '내 피부결을 그려 주세요',
    title_en: 'Draw your grain',
    summary: '손 가는 대로 그은 결 한 줄을 인스타그램에 올리고 이름을 알려 주세요.',
    summary_en: 'Draw one line of grain, put it on Instagram and tell us your name there.',
    description:
      '종이든 화면이든, 오늘 내 피부를 한 줄로 그려 보세요. 매끈한 날, 거친 날, 물결치는 날 모두 좋아요. ‘결그리기’ 태그를 달아 올리고 아이디를 남기면 응모가 끝나요.\n\n뽑힌 그림은 그린 분에게 다시 여쭙고 나서 새해 달력에 실어요.',
    description_en:
      'On paper or on a screen, draw today’s skin as a single line: smooth, rough or wavy. Post it with #결그리기, leave your name there, and you have applied.\n\nWhat is chosen goes into our calendar for the new year, once its maker has said yes.',
    gift: '결 그림 달력과 연필 세 자루',
    gift_en: 'The calendar of drawings and three pencils',
    choosing: '결지기 세 사람이 그림을 모두 보고 열두 점을 함께 골라요.',
    choosing_en: 'Three of our team look at every drawing and choose twelve together.',
    image: 1013,
    winner_count: 12,
    starts_days_ago: 8,
    ends_days_ago: -2,
    announces_days_ago: -6,
    asks: [
      { field: 'instagramUsername' },
      {
        field: 'content',
        label: '어떤 마음으로 그렸나요?',
        label_en: 'What did you have in mind?',
      },
    ],
    applications: 17,
    demo: 'applied',
  },
  {
    slug: 'new-year-routine',
    title: '새해 첫 루틴 꾸러미',
    title_en: 'The first routine of the year',
    summary: '새해에 하나만 바꾼다면 무엇인가요? 세 가지만 답해 주세요.',
    summary_en: 'If you change one thing next year, which? Three short questions.',
    description:
      '거창한 다짐 말고, 하나만 골라 봐요. 덜어 낼 것 하나, 지킬 것 하나, 새로 해 볼 것 하나.\n\n세 가지를 적어 주신 분 가운데 스무 분께 클렌저, 세럼, 선크림 한 벌을 보내 드려요.',
    description_en:
      'No grand resolutions, only one of each: a thing to leave out, a thing to keep, a thing to try.\n\nTwenty who write all three receive a cleanser, a serum and a sunscreen.',
    gift: '클렌저, 세럼, 선크림 한 벌',
    gift_en: 'A cleanser, a serum and a sunscreen',
    choosing: '모든 응모에서 무작위로 뽑아요.',
    choosing_en: 'Drawn at random from all who apply.',
    image: 979,
    winner_count: 20,
    starts_days_ago: -10,
    ends_days_ago: -31,
    announces_days_ago: -35,
    asks: [
      { field: 'answer1', label: '덜어 낼 것 하나', label_en: 'One thing to leave out' },
      { field: 'answer2', label: '지킬 것 하나', label_en: 'One thing to keep' },
      { field: 'answer3', label: '새로 해 볼 것 하나', label_en: 'One thing to try' },
      delivery,
    ],
    applications: 0,
  },
  {
    slug: 'autumn-tea',
    title: '가을 차 한 상자',
    title_en: 'A box of autumn tea',
    summary: '물 대신 차. 속부터 채우는 보습을 이야기했어요.',
    summary_en: 'Tea in place of water, and comfort from within.',
    description:
      '건조한 계절에 무엇을 마시는지 들려 달라고 했어요. 보리차부터 둥굴레까지, 집집이 다른 주전자 이야기가 모였어요.\n\n응모는 끝났고, 지금 한 편씩 읽고 있어요. 발표하는 날 알림으로 알려 드릴게요.',
    description_en:
      'We asked what you drink in the dry months, and were told of kettles in every house: barley, Solomon’s seal, corn silk.\n\nIt has closed, and we are reading each answer now. Whoever wins is told by a notification on the day.',
    gift: '다섯 가지 잎차 한 상자',
    gift_en: 'A box of five teas',
    choosing: '결지기가 모두 읽고 세 편을 고르고, 나머지 일곱 분은 무작위로 뽑아요.',
    choosing_en: 'Our team reads all and chooses three; the other seven are drawn at random.',
    image: 972,
    winner_count: 10,
    starts_days_ago: 24,
    ends_days_ago: 3,
    announces_days_ago: -4,
    asks: [
      {
        field: 'content',
        label: '요즘 무엇을 마시나요?',
        label_en: 'What do you drink these days?',
      },
      delivery,
    ],
    applications: 22,
  },
  {
    slug: 'harvest-handkerchief',
    title: '한가위 손수건 나눔',
    title_en: 'Handkerchiefs for the harvest moon',
    summary: '결을 수놓은 무명 손수건을 보름달만큼 나눴어요.',
    summary_en: 'Cotton handkerchiefs with our line embroidered, shared at full moon.',
    description:
      '한가위에 고마웠던 사람 한 명을 적어 달라고 했어요. 할머니, 룸메이트, 새벽 버스 기사님까지 모두 읽으면서 결지기들도 여러 번 멈췄어요.\n\n손수건은 모두 보냈어요. 빨래할 때는 찬물에 따로 빨아 주세요.',
    description_en:
      'We asked for one person you were grateful to this autumn: a grandmother, a flatmate, the driver of the first bus. Reading them took us a while, for good reasons.\n\nAll handkerchiefs are on their way. Wash them cold, by themselves.',
    gift: '결을 수놓은 무명 손수건',
    gift_en: 'An embroidered cotton handkerchief',
    choosing: '모든 응모에서 무작위로 뽑았어요.',
    choosing_en: 'Drawn at random from all who applied.',
    image: 966,
    winner_count: 15,
    starts_days_ago: 62,
    ends_days_ago: 46,
    announces_days_ago: 42,
    asks: [
      {
        field: 'answer',
        label: '올가을 고마웠던 사람은 누구인가요?',
        label_en: 'Whom were you grateful to this autumn?',
      },
      delivery,
    ],
    applications: 38,
    demo: 'won',
  },
  {
    slug: 'summer-mist',
    title: '한여름 쿨링 미스트',
    title_en: 'A mist for midsummer',
    summary: '에어컨 바람에 마른 얼굴에 안개 한 번. 스무 분께 보냈어요.',
    summary_en: 'For faces dried by the air conditioner: sent to twenty.',
    description:
      '가장 더운 날의 피부 이야기를 나눴어요. 땀과 선크림이 섞여 눈이 따가웠던 이야기가 가장 많았어요.\n\n이벤트가 끝난 지 90일이 지나서, 보내 주신 주소와 답변은 모두 지웠어요.',
    description_en:
      'We talked of skin on the hottest day; sunscreen running into the eyes came first by far.\n\nIt ended more than 90 days ago, so the addresses and answers you sent have all been erased.',
    gift: '알로에 쿨링 미스트 80 mL',
    gift_en: 'An aloe mist, 80 mL',
    choosing: '모든 응모에서 무작위로 뽑았어요.',
    choosing_en: 'Drawn at random from all who applied.',
    image: 1003,
    winner_count: 20,
    starts_days_ago: 125,
    ends_days_ago: 110,
    announces_days_ago: 106,
    asks: [
      {
        field: 'answer',
        label: '한여름에 피부가 가장 힘든 때는 언제인가요?',
        label_en: 'When is midsummer hardest on your skin?',
      },
      delivery,
    ],
    applications: 41,
  },
];

/** What members wrote when they applied, by the question. */
export const applicationWords: Record<string, readonly string[]> = {
  'barrier-cream-panel/answer1': [
    '세안하고 수건으로 닦는 그 순간부터 당겨요.',
    '사무실 난방이 세져서 오후 세 시쯤 볼이 따가워요.',
    '자다가 새벽에 깨면 입가가 갈라져 있어요.',
    '바람 부는 날 자전거로 출근하고 나면 볼이 빨개요.',
    '화장을 지우고 나서가 제일 예민해요.',
  ],
  'barrier-cream-panel/answer2': [
    '바를 땐 촉촉한데 한 시간이면 사라져요.',
    '너무 무거워서 아침에는 못 발라요.',
    '향이 강해서 자기 전에 쓰기 힘들어요.',
    '통에 손을 넣어 떠야 해서 자꾸 신경 쓰여요.',
  ],
  'empty-bottle-month/content': [
    '세 통째 비웠어요. 또 살 거예요.',
    '끝까지 쓰긴 했는데 다시는 안 살래요. 마지막에 펌프가 안 올라와요.',
    '작은 통이라 여행에 딱이었어요. 큰 통은 안 나오나요?',
    '여름엔 무거웠는데 겨울 되니 제 짝이네요.',
  ],
  'sunscreen-quiz/answer': ['80', '80퍼센트쯤', '50', '약 80%', '30', '70에서 80 사이'],
  'grain-drawing/content': [
    '오늘은 잔물결 같은 하루라 잔물결로 그렸어요.',
    '왼손으로 그려 봤더니 요즘 제 피부랑 똑같아요.',
    '눈 감고 볼을 만지면서 그렸어요.',
  ],
  'autumn-tea/content': [
    '보리차를 끓여 두고 하루에 한 주전자를 비워요. 할머니가 알려 준 대로 대추 한 알을 넣어요.',
    '둥굴레차요. 구수해서 과자가 덜 당겨요.',
    '커피를 끊은 지 두 달, 지금은 루이보스로 살아요.',
    '옥수수수염차를 마시면 아침에 얼굴이 덜 부어요. 기분 탓일지도 몰라요.',
    '따뜻한 물에 레몬 한 조각. 차라고 우겨 봅니다.',
  ],
  'harvest-handkerchief/answer': [
    '버스에서 자리를 양보해 준 학생이요.',
    '밤마다 전화해 주는 우리 할머니.',
    '제 이야기를 끝까지 들어 준 룸메이트요.',
    '새 동네에서 먼저 인사해 준 과일 가게 사장님.',
    '이 포럼에서 제 글에 처음 답해 준 분이요.',
  ],
};

/** The photos that applications may show. */
export const applicationImages = [951, 957, 962, 984, 990, 1001] as const;
