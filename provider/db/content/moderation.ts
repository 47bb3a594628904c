import type { ReportReason } from '../../../contract/constants.ts';

/** The operator's list as it is at first: what nobody wants to read anywhere. */
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
  /** Only of what this member wrote. */
  author?: string;
  reports: readonly (readonly [reason: ReportReason, note: string])[];
  hours_ago: number;
  state: 'open' | 'folded' | 'kept' | 'hidden';
  decision?: string;
  appeal?: string;
}

export const reportedCases: SeedCase[] = [
  {
    subject: 'comment',
    nth: 700,
    reports: [
      ['advertising', '다른 글에도 같은 제품 이야기를 달고 있어요.'],
      ['advertising', '링크는 없지만 판매처를 물어보라고 해요.'],
      ['spam', ''],
      ['advertising', ''],
      ['other', '질문과 상관없는 답이에요.'],
    ],
    hours_ago: 5,
    state: 'folded',
  },
  {
    subject: 'topic',
    nth: 60,
    reports: [
      ['false', '성분 이름을 잘못 알고 계신 것 같아요.'],
      ['false', '농도가 실제와 달라요. 확인 부탁드려요.'],
    ],
    hours_ago: 22,
    state: 'open',
  },
  {
    subject: 'comment',
    nth: 400,
    reports: [
      ['abuse', '말투가 너무 날카로워요.'],
      ['abuse', ''],
    ],
    hours_ago: 70,
    state: 'hidden',
    decision: '다른 회원을 깎아내리는 표현이 있어 가렸어요. 의견은 부드럽게 다시 적어 주세요.',
    appeal:
      '비난하려던 뜻은 아니었어요. 앞 댓글과 이어서 읽으면 다르게 느껴질 거예요. 다시 봐 주세요.',
  },
  {
    subject: 'topic',
    nth: 0,
    author: 'demo',
    reports: [['advertising', '제품 이름이 자주 나와요.']],
    hours_ago: 120,
    state: 'kept',
    decision: '직접 쓴 사용기로 보여 그대로 두었어요.',
  },
];
