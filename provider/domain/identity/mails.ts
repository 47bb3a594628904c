import type { Mail } from '../../platform/mail/mail.ts';
import type { Locale } from '../../platform/messages/words.ts';

/** Where a mail's links lead: the site, in the language of the mail. */
export interface Letter {
  to: string;
  locale: Locale;
  /** The site's public address, SITE_URL. */
  site: string;
}

export function link({ locale, site }: Letter, path: string, query: Record<string, string> = {}) {
  const url = new URL(`${locale === 'en' ? '/en' : ''}${path}`, site);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

export function mail(
  { to, locale }: Letter,
  words: Record<Locale, [subject: string, ...text: string[]]>,
) {
  const [subject, ...text] = words[locale];
  const greeting =
    locale === 'ko' ? '— 결, 좋은 친구, 좋은 피부' : '— Gyeol. Good friends, good skin';
  return { to, subject, text: [...text, greeting].join('\n\n') } satisfies Mail;
}

/** The link that proves an address after sign-up. */
export function verifyMail(letter: Letter, key: string): Mail {
  const address = link(letter, '/auth/verify-email', { key });
  return mail(letter, {
    ko: [
      '결: 이메일을 인증해 주세요',
      '가입해 주셔서 고마워요. 아래 링크를 열면 인증이 끝나요. 링크는 24시간 동안 한 번 쓸 수 있어요.',
      address,
      '가입한 적이 없다면 링크를 열지 말고 이 메일을 지워 주세요.',
    ],
    en: [
      'Gyeol: verify your e-mail address',
      'Thank you for joining. Open the link below to verify your address. It works once, for 24 hours.',
      address,
      'If you did not sign up, do not open the link and delete this mail.',
    ],
  });
}

/** What the owner of an address reads when somebody signs up with it. */
export function alreadyMemberMail(letter: Letter): Mail {
  const signIn = link(letter, '/auth/signin');
  const reset = link(letter, '/auth/password/reset');
  return mail(letter, {
    ko: [
      '결: 이미 가입한 이메일이에요',
      '이 이메일로 새로 가입하려는 요청이 있었어요. 이미 계정이 있으니 그대로 로그인해 주세요.',
      signIn,
      `비밀번호가 기억나지 않으면 여기에서 다시 정할 수 있어요.\n${reset}`,
      '직접 한 일이 아니라면 아무것도 하지 않아도 괜찮아요.',
    ],
    en: [
      'Gyeol: you already have an account',
      'Someone signed up with this address. You already have an account, so just sign in.',
      signIn,
      `If you forgot your password, choose a new one here.\n${reset}`,
      'If this was not you, there is nothing to do.',
    ],
  });
}

/** The link that lets a member choose a new password. */
export function resetMail(letter: Letter, token: string): Mail {
  const address = link(letter, '/auth/password/reset/confirm', { token });
  return mail(letter, {
    ko: [
      '결: 비밀번호를 다시 정해 주세요',
      '아래 링크에서 새 비밀번호를 정할 수 있어요. 링크는 1시간 동안 한 번 쓸 수 있어요.',
      address,
      '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 바뀌지 않아요.',
    ],
    en: [
      'Gyeol: choose a new password',
      'Choose a new password with the link below. It works once, for an hour.',
      address,
      'If you did not ask for this, delete this mail. Your password stays as it is.',
    ],
  });
}

/** Tells a member that their password has changed, in case it was not them. */
export function passwordChangedMail(letter: Letter): Mail {
  const reset = link(letter, '/auth/password/reset');
  return mail(letter, {
    ko: [
      '결: 비밀번호가 바뀌었어요',
      '방금 비밀번호가 바뀌었고, 다른 기기에서는 로그아웃되었어요.',
      `직접 한 일이 아니라면 바로 다시 정해 주세요.\n${reset}`,
    ],
    en: [
      'Gyeol: your password has changed',
      'Your password has just changed, and other devices were signed out.',
      `If this was not you, choose a new one now.\n${reset}`,
    ],
  });
}
