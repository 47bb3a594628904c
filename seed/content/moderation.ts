import type { ReportReason } from '../../contract/constants/moderation.ts';

/** The operator's first list of banned words. */
export const bannedWords = [
  '시발',
  '씨발',
  '시팔',
  'ㅅㅂ',
  '병신',
  'ㅂㅅ',
  '개새끼',
  '좆같',
  '미친놈',
  '미친년',
  'fuck',
  'shit',
] as const;

/** Something reported in the first content, and how far it has come. */
export interface SeedCase {
  subject: 'topic' | 'comment';
  /** The title of the topic, or the text of the comment. */
  of: string;
  reports: readonly (readonly [reason: ReportReason, note: string])[];
  hours_ago: number;
  state: 'open' | 'collapsed' | 'dismissed' | 'hidden';
  decision?: string;
  appeal?: string;
}

export const reportedCases: SeedCase[] = [
  {
    subject: 'comment',
    of: '책상을 90도 돌렸어요. 그 뒤로 안 발라요.',
    reports: [
      ['false', '창을 등지고 앉아도 자외선은 들어와요.'],
      ['false', '처음 온 분이 그대로 따라 할까 걱정돼요.'],
      ['false', ''],
      ['other', '질문한 분께 도움이 되는 답은 아닌 것 같아요.'],
      ['false', '사람마다 다를 텐데 괜찮다는 말처럼 읽혀요.'],
    ],
    hours_ago: 5,
    state: 'collapsed',
  },
  {
    subject: 'topic',
    of: '두 손가락 정량, 제대로 바르는 7단계',
    reports: [
      ['false', '손가락 길이가 사람마다 다른데 정량이라고 적혀 있어요.'],
      ['false', '15분을 꼭 기다려야 하는지 출처가 없어요. 확인 부탁드려요.'],
    ],
    hours_ago: 22,
    state: 'open',
  },
  {
    subject: 'comment',
    of: '보리차 색이면 보내 주세요. 팔꿈치도 피부예요.',
    reports: [
      ['false', '변한 제품을 팔꿈치에 바르라는 말로 읽혀요.'],
      ['false', '그대로 따라 하면 따가울 수 있어요.'],
    ],
    hours_ago: 24,
    state: 'hidden',
    decision: '변한 제품을 써도 된다는 말로 읽힐 수 있어 가렸어요. 뜻을 풀어 새로 적어 주시면 좋겠어요.',
    appeal: '보내 주라는 말은 버리라는 뜻이었고, 팔꿈치에도 바르지 말라는 이야기였어요. 다시 봐 주세요.',
  },
  {
    subject: 'topic',
    of: '달무리 톤업 선크림 샘플 7일 후기',
    reports: [['advertising', '받은 제품을 쓴 후기라 광고 같아요.']],
    hours_ago: 60,
    state: 'dismissed',
    decision: '매장에서 받은 샘플이라고 밝힌 사용기라 그대로 두었어요.',
  },
];
