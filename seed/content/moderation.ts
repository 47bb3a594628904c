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
  /** The how-manieth of the first topics or comments that others wrote. */
  subject: 'topic' | 'comment';
  nth: number;
  /** Only content of this member. */
  author?: string;
  reports: readonly (readonly [reason: ReportReason, note: string])[];
  hours_ago: number;
  state: 'open' | 'collapsed' | 'dismissed' | 'hidden';
  decision?: string;
  appeal?: string;
}

export const reportedCases: SeedCase[] = [
  {
    subject: 'comment',
    nth: 700,
    reports: [
      ['spam', '여러 글에 똑같은 댓글을 달고 있어요.'],
      ['spam', '어제도 같은 댓글을 봤어요.'],
      ['spam', ''],
      ['advertising', '프로필로 불러들이려는 것 같아요.'],
      ['other', '글과 상관없는 댓글이에요.'],
    ],
    hours_ago: 5,
    state: 'collapsed',
  },
  {
    subject: 'topic',
    nth: 60,
    reports: [
      ['false', '사용량이 사실과 다른 것 같아요.'],
      ['false', '제품 설명과 달라요. 확인 부탁드려요.'],
    ],
    hours_ago: 22,
    state: 'open',
  },
  {
    subject: 'comment',
    nth: 400,
    reports: [
      ['other', '글과 상관없는 이야기예요.'],
      ['false', '모두에게 맞는 방법은 아니에요.'],
    ],
    hours_ago: 70,
    state: 'hidden',
    decision: '질문과 이어지지 않는 내용이라 가렸어요. 새 글로 적어 주시면 좋겠어요.',
    appeal: '앞 댓글에 답하려고 쓴 말이에요. 이어서 읽으면 상관있는 내용이니 다시 봐 주세요.',
  },
  {
    subject: 'topic',
    nth: 0,
    author: 'demo',
    reports: [['advertising', '제품 이름이 자주 나와요.']],
    hours_ago: 120,
    state: 'dismissed',
    decision: '직접 쓴 사용기로 보여 그대로 두었어요.',
  },
];
