import { FALLBACK_TIME_ZONE } from '../../../contract/constants.ts';
import type { Letter } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

const SIGNED = { ko: '— 결, 좋은 친구, 좋은 피부', en: '— Gyeol. Good friends, good skin' };

/** Tells who has left until when they can come back, and how. */
export function leftMail({ to, locale, site }: Letter, until: Date): Mail {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: FALLBACK_TIME_ZONE });
  const signIn = new URL(`${locale === 'en' ? '/en' : ''}/auth/signin`, site).href;
  const words = {
    ko: [
      '결: 탈퇴했어요',
      `그동안 함께해 주셔서 고마워요. ${day.format(until)}까지 다시 로그인하면 모두 그대로 돌아와요. 그 뒤에는 개인정보를 지워요. 남기신 글은 이름 없이 남아요.`,
      signIn,
      '직접 한 일이 아니라면 바로 로그인하고 비밀번호를 바꿔 주세요.',
    ],
    en: [
      'Gyeol: you have left',
      `Thank you for having been here. Log in until ${day.format(until)} and everything is as it was. After that your personal details are erased. What you wrote stays, without your name.`,
      signIn,
      'If this was not you, log in now and change your password.',
    ],
  }[locale];
  const [subject = '', ...text] = words;
  return { to, subject, text: [...text, SIGNED[locale]].join('\n\n') };
}
