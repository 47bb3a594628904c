import type { Locale } from '../../platform/messages/words.ts';

/** Why something of a member's own was not taken, as `reason`. */
export const userWords = {
  nicknameLength: {
    ko: '닉네임은 2~20자로 지어 주세요.',
    en: 'A nickname has 2 to 20 characters.',
  },
  nicknameLetters: {
    ko: '닉네임에는 글자나 숫자가 있어야 하고, 보이지 않는 글자는 쓸 수 없어요.',
    en: 'A nickname needs a letter or a digit, and no invisible characters.',
  },
  nicknameReserved: {
    ko: '운영진으로 보일 수 있는 이름이에요. 다른 닉네임을 지어 주세요.',
    en: 'This looks like the site itself. Please choose another nickname.',
  },
  usernameReserved: {
    ko: '운영진으로 보일 수 있는 이름이에요. 다른 아이디를 지어 주세요.',
    en: 'This looks like the site itself. Please choose another ID.',
  },
  introductionLength: {
    ko: '소개는 200자까지 쓸 수 있어요.',
    en: 'An introduction has at most 200 characters.',
  },
  handle: {
    ko: '아이디나 https로 시작하는 주소를 적어 주세요.',
    en: 'Enter a handle, or an address that begins with https.',
  },
  address: {
    ko: 'https로 시작하는 주소를 적어 주세요.',
    en: 'Enter an address that begins with https.',
  },
  phone: {
    ko: '전화번호를 다시 확인해 주세요. 예: 010-1234-5678',
    en: 'Please check the phone number, such as 010-1234-5678.',
  },
  birthYear: {
    ko: '태어난 해를 다시 확인해 주세요. 만 14세부터 쓸 수 있어요.',
    en: 'Please check the year of birth. Members are 14 or older.',
  },
  needed: { ko: '꼭 필요한 내용이에요.', en: 'This is needed.' },
  zipcode: { ko: '우편번호 다섯 자리를 적어 주세요.', en: 'A postcode has five digits.' },
  tooLong: { ko: '너무 길어요. 줄여서 적어 주세요.', en: 'This is too long. Please shorten it.' },
  consent: {
    ko: '개인정보 수집에 동의해야 저장할 수 있어요.',
    en: 'Agree to the use of these details to save them.',
  },
  followSelf: { ko: '나를 팔로우할 수는 없어요.', en: 'You cannot follow yourself.' },
  followBlocked: {
    ko: '지금은 이 회원을 팔로우할 수 없어요.',
    en: 'You cannot follow this member right now.',
  },
  wrongPassword: {
    ko: '비밀번호가 달라요. 다시 확인해 주세요.',
    en: 'This is not your password. Please check it.',
  },
  wrongConfirmation: {
    ko: '아이디를 그대로 적어 주세요.',
    en: 'Enter your ID exactly as it is.',
  },
  managerStays: {
    ko: '운영진 계정은 여기에서 탈퇴할 수 없어요.',
    en: 'A manager cannot leave here.',
  },
} as const satisfies Record<string, Record<Locale, string>>;
export type UserReason = keyof typeof userWords;
