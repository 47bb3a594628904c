import { type Letter, link, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Tells a member that they are kept out, why and until when ('' for good). */
export function suspendedMail(
  letter: Letter,
  { end, reason }: { end: string; reason: string },
): Mail {
  const support = link(letter, '/support');
  return mail(letter, {
    ko: [
      '결: 이용이 제한되었어요',
      end ? `${end}까지 로그인할 수 없어요.` : '이 계정으로는 더 이상 로그인할 수 없어요.',
      `이유: ${reason}`,
      `다시 살펴봐야 할 일이라면 알려 주세요.\n${support}`,
    ],
    en: [
      'Gyeol: your account is suspended',
      end ? `You cannot sign in until ${end}.` : 'You can no longer sign in with this account.',
      `Reason: ${reason}`,
      `If you think this is a mistake, please tell us.\n${support}`,
    ],
  });
}

/** Tells a member that they can come back. */
export function liftedMail(letter: Letter): Mail {
  const signIn = link(letter, '/auth/signin');
  return mail(letter, {
    ko: [
      '결: 이용 제한이 풀렸어요',
      '기다려 주셔서 고마워요. 이제 다시 로그인할 수 있어요.',
      signIn,
    ],
    en: [
      'Gyeol: your suspension has ended',
      'Thank you for waiting. You can sign in again.',
      signIn,
    ],
  });
}
