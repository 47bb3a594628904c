import { type LedgerReason, ledgerReasons } from '../../../contract/points.ts';
import { textHolds } from '../../domain/search/search.ts';

/** What an entry's reason is called, in Korean and in English: a history is searched by it. */
const names: Record<LedgerReason, string> = {
  email_verified: '이메일 인증 E-mail verified',
  topic_written: '포럼 글 작성 Topic written',
  post_written: '포스트 작성 Post written',
  comment_written: '댓글 작성 Comment written',
  liked: '받은 좋아요 Like received',
  hearts_refilled: "오늘의 하트 Today's hearts",
  heart_given: '보낸 하트 Heart given',
  heart_received: '받은 하트 Heart received',
  challenge_checked: '챌린지 인증 Challenge check-in',
  challenge_completed: '챌린지 완주 Challenge completed',
  mission_completed: '미션 완료 Mission completed',
  skin_type_test: '피부 타입 검사 Skin-type test',
  raffle_entered: '래플 참여 Raffle entered',
  converted: '적립금 전환 Converted to store credit',
  expired: '기간이 지나 소멸 Ended with time',
};

/** The reasons whose name, in either language, holds a search. */
export const reasonsNamed = (search: string): LedgerReason[] =>
  ledgerReasons.filter((reason) => textHolds(names[reason], search));
