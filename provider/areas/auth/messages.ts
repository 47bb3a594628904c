import type { Locale } from '../../platform/messages/words.ts';

/** What the auth calls say themselves, beside the refusals every call shares. */
export const authWords = {
  usernameTaken: {
    ko: '이미 쓰고 있는 아이디예요. 다른 아이디를 써 주세요.',
    en: 'This name is taken. Please choose another.',
  },
  oldPassword: {
    ko: '지금 쓰는 비밀번호와 달라요. 다시 확인해 주세요.',
    en: 'This is not your current password. Please check it.',
  },
  passwordNeeded: {
    ko: '가입할 때 정한 비밀번호를 입력해 주세요.',
    en: 'Enter the password that you signed up with.',
  },
  verified: { ko: '이메일 인증을 마쳤어요.', en: 'Your e-mail address is verified.' },
  mailed: {
    ko: '메일을 보냈어요. 메일함을 확인해 주세요.',
    en: 'We have sent a mail. Please check your inbox.',
  },
  passwordChanged: { ko: '비밀번호를 바꿨어요.', en: 'Your password has changed.' },
} as const satisfies Record<string, Record<Locale, string>>;
