import { tooFewHearts } from '../../domain/ledger/spend.ts';

/** Why somebody cannot enter a raffle. */
export const reasons = {
  upcoming: {
    ko: '아직 시작하지 않았어요.',
    en: 'This raffle has not begun yet.',
  },
  closed: { ko: '이미 끝난 래플이에요.', en: 'This raffle has ended.' },
  manager: {
    ko: '운영진은 참여할 수 없어요.',
    en: 'Managers may not take part.',
  },
  entered: { ko: '이미 참여했어요.', en: 'You have entered already.' },
  hearts: tooFewHearts,
  empty: {
    ko: '경품이 모두 나갔어요.',
    en: 'Every prize has been won.',
  },
} as const;
