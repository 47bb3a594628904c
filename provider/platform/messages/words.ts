import type { ErrorCode } from '../../../contract/common.ts';

export type Locale = 'ko' | 'en';

/** What a refusal says when its handler has no words of its own, by its code. */
export const refusals: Record<ErrorCode, Record<Locale, string>> = {
  invalid: { ko: '입력한 내용을 다시 확인해 주세요.', en: 'Please check what you entered.' },
  bad_credentials: {
    ko: '아이디 또는 비밀번호를 다시 확인해 주세요.',
    en: 'Check your ID or password.',
  },
  suspended: { ko: '이용이 제한된 계정이에요.', en: 'This account is suspended.' },
  session_ended: { ko: '다시 로그인해 주세요.', en: 'Please log in again.' },
  token_invalid: {
    ko: '링크가 올바르지 않거나 만료되었어요. 새 링크를 받아 주세요.',
    en: 'The link is invalid or has expired. Please ask for a new one.',
  },
  nonce_invalid: {
    ko: '코드가 만료되었어요. 새 코드를 받아 주세요.',
    en: 'The code has expired. Please get a new one.',
  },
  not_found: { ko: '찾을 수 없어요.', en: 'Not found.' },
  not_owner: { ko: '내가 쓴 글만 바꿀 수 있어요.', en: 'You can change only what you wrote.' },
  not_self: {
    ko: '내 정보만 바꿀 수 있어요.',
    en: 'You can change only what is your own.',
  },
  not_manager: { ko: '운영진만 할 수 있어요.', en: 'Only a manager can do this.' },
  email_unverified: {
    ko: '이메일 인증을 마치면 이용할 수 있어요.',
    en: 'Verify your e-mail address first.',
  },
  already_verified: { ko: '이미 인증을 마쳤어요.', en: 'Already verified.' },
  account_not_linked: {
    ko: '같은 이메일로 가입한 계정이 있어요. 처음 가입한 방법으로 로그인해 주세요.',
    en: 'An account with this e-mail exists. Sign in the way you first did.',
  },
  already_answered: {
    ko: '이미 답변한 질문이에요. 내 답변을 고쳐 주세요.',
    en: 'You have answered this question. Please edit your answer.',
  },
  answered_anew: {
    ko: '같은 질문에 새로 쓴 답변이 있어요. 그 답변을 지우면 되돌릴 수 있어요.',
    en: 'There is a newer answer to the same question. Delete that one to bring this one back.',
  },
  not_asker: {
    ko: '질문한 사람만 답변을 채택할 수 있어요.',
    en: 'Only the asker can accept an answer.',
  },
  idempotency_mismatch: {
    ko: '같은 요청 번호로 다른 내용이 왔어요. 새로 보내 주세요.',
    en: 'This Idempotency-Key was used for another request.',
  },
  too_large: { ko: '15MB까지 올릴 수 있어요.', en: 'Files of up to 15 MB can be uploaded.' },
  too_many_pixels: {
    ko: '사진이 너무 커요. 가로와 세로를 줄여 다시 올려 주세요.',
    en: 'The picture has too many pixels. Please make it smaller.',
  },
  unsupported_type: {
    ko: 'JPEG, PNG, WebP 사진만 올릴 수 있어요.',
    en: 'Only JPEG, PNG and WebP pictures can be uploaded.',
  },
  too_many: {
    ko: '요청이 많아요. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Please try again shortly.',
  },
  blocked: {
    ko: '상대가 차단해서 할 수 없어요.',
    en: 'This member has blocked you.',
  },
  own_content: {
    ko: '내가 쓴 글이나 나에게는 할 수 없어요.',
    en: 'You cannot do this to yourself or to what you wrote.',
  },
  already_reported: {
    ko: '이미 신고한 글이에요. 운영자가 확인하고 있어요.',
    en: 'You have already reported this. A manager will look at it.',
  },
  not_appealable: {
    ko: '지금은 이의를 제기할 수 없어요.',
    en: 'This cannot be appealed now.',
  },
  not_suspendable: {
    ko: '운영자는 이용을 제한할 수 없어요.',
    en: 'A manager cannot be suspended.',
  },
  course_closed: {
    ko: '마감된 코스예요. 레슨은 계속 읽을 수 있어요.',
    en: 'This course is closed. Its lessons can still be read.',
  },
  course_applied: {
    ko: '이미 과제를 냈어요. 낸 과제를 고쳐 주세요.',
    en: 'You have handed this in. Please edit what you handed in.',
  },
  test_needed: {
    ko: '전체 검사를 먼저 해 주세요.',
    en: 'Please take the full test first.',
  },
  already_joined: {
    ko: '이미 함께하고 있어요.',
    en: 'You are taking part already.',
  },
  challenge_closed: {
    ko: '이미 끝난 챌린지예요. 다른 챌린지를 둘러봐 주세요.',
    en: 'This challenge has ended. Please look for another.',
  },
  window_closed: {
    ko: '지금은 인증할 수 있는 시간이 아니에요. 다음 시간에 다시 인증해 주세요.',
    en: 'You cannot check in at this time. Please come back at the next one.',
  },
  too_early: {
    ko: '후기는 챌린지를 완주했거나 마지막 날이 되었을 때 쓸 수 있어요.',
    en: 'You can look back once you have completed the challenge or its last day has come.',
  },
  changed: {
    ko: '그사이 내용이 바뀌었어요. 새로고침해서 확인해 주세요.',
    en: 'It has changed meanwhile. Please reload and look again.',
  },
  wrong_answer: {
    ko: '정답이 아니에요. 내용을 다시 읽고 한 번 더 답해 주세요.',
    en: 'That is not the answer. Read it once more and try again.',
  },
  mission_closed: {
    ko: '마감된 미션이에요. 열려 있는 다른 미션에 참여해 주세요.',
    en: 'This mission has closed. Please look for one that is open.',
  },
  mission_completed: {
    ko: '이미 완료한 미션이에요. 후기만 고칠 수 있어요.',
    en: 'You have completed this mission. Only your review can be changed.',
  },
  coupon_wrong: {
    ko: '없는 쿠폰 코드예요. 글자를 다시 확인해 주세요.',
    en: 'There is no such coupon. Please check the code.',
  },
  coupon_early: {
    ko: '아직 받을 수 없는 쿠폰이에요. 시작하면 다시 입력해 주세요.',
    en: 'This coupon has not begun yet. Please enter it again once it has.',
  },
  coupon_ended: {
    ko: '기간이 끝난 쿠폰이에요.',
    en: 'This coupon has ended.',
  },
  coupon_used_up: {
    ko: '준비한 수량이 모두 나간 쿠폰이에요.',
    en: 'Every one of these coupons has been taken.',
  },
  coupon_received: {
    ko: '이미 받은 쿠폰이에요. 포인트 내역에서 확인해 주세요.',
    en: 'You have received this coupon already. See your point history.',
  },
  not_opened: {
    ko: '아직 시작하지 않았어요. 시작하면 다시 와 주세요.',
    en: 'This has not begun yet. Please come back once it has.',
  },
  closed: { ko: '이미 마감했어요.', en: 'This has already closed.' },
  already_applied: { ko: '이미 응모했어요.', en: 'You have already applied.' },
  managers_excluded: { ko: '운영진은 참여할 수 없어요.', en: 'Managers may not take part.' },
  not_ended: {
    ko: '끝난 다음에 당첨자를 뽑을 수 있어요.',
    en: 'Winners are chosen once it has ended.',
  },
  no_winners: {
    ko: '당첨자를 먼저 뽑아 주세요.',
    en: 'Please choose winners first.',
  },
  already_announced: {
    ko: '이미 당첨자를 발표했어요.',
    en: 'The winners have been announced already.',
  },
  no_groups: {
    ko: '모임 없이 함께하는 챌린지예요.',
    en: 'This challenge has no groups.',
  },
  wrong_code: {
    ko: '그런 초대 코드가 없어요. 받은 코드를 다시 확인해 주세요.',
    en: 'There is no such invite code. Please check the code you were given.',
  },
  group_full: {
    ko: '모임 자리가 모두 찼어요. 다른 모임에 들어가거나 새로 만들어 보세요.',
    en: 'This group is full. Join another one or make your own.',
  },
  already_in_group: {
    ko: '이 챌린지에는 이미 내 모임이 있어요.',
    en: 'You are in a group of this challenge already.',
  },
  unavailable: {
    ko: '잠시 이용할 수 없어요. 조금 뒤에 다시 시도해 주세요.',
    en: 'Unavailable for a moment. Please try again.',
  },
  internal: {
    ko: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    en: 'Something went wrong. Please try again later.',
  },
};
