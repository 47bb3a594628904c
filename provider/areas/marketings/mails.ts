import { type Letter, link, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** The link by which a visitor says that the address is theirs and that they want the news. */
export function confirmMail(letter: Letter, key: string): Mail {
  const address = link(letter, '/letter/confirm', { key });
  return mail(letter, {
    ko: [
      '결: 소식 메일을 받을지 확인해 주세요',
      '이 주소로 결의 소식 메일을 받겠다는 신청이 있었어요. 아래 링크를 열면 그때부터 보내 드려요. 링크는 3일 동안 한 번 쓸 수 있어요.',
      address,
      '신청한 적이 없다면 아무것도 하지 않아도 괜찮아요. 확인하지 않은 신청은 3일 뒤에 지워요.',
    ],
    en: [
      'Gyeol: do you want our news?',
      'Someone asked us to send our news to this address. Open the link below and we will. It works once, for 3 days.',
      address,
      'If this was not you, there is nothing to do: a request that is not confirmed is erased after 3 days.',
    ],
  });
}

/** What somebody reads who asks again for what they have. */
export function alreadyMail(letter: Letter, token: string): Mail {
  const stop = link(letter, '/letter/stop', { token });
  return mail(letter, {
    ko: [
      '결: 이미 소식 메일을 받고 있어요',
      '이 주소로는 이미 소식을 보내고 있어요. 따로 할 일은 없어요.',
      `그만 받고 싶다면 여기에서 바로 멈출 수 있어요.\n${stop}`,
    ],
    en: [
      'Gyeol: you have our news already',
      'We already send our news to this address. There is nothing to do.',
      `If you no longer want it, stop it here.\n${stop}`,
    ],
  });
}

/** Says that the news will come, and how to end it: sent once an address is confirmed. */
export function welcomeMail(letter: Letter, token: string): Mail {
  const stop = link(letter, '/letter/stop', { token });
  return mail(letter, {
    ko: [
      '결: 이제 소식을 보내 드릴게요',
      '주소를 확인했어요. 고른 소식이 있을 때만 메일을 보내 드려요.',
      `언제든 여기에서 그만 받을 수 있어요.\n${stop}`,
    ],
    en: [
      'Gyeol: our news is on its way',
      'Your address is confirmed. We write only when there is news of the kind you chose.',
      `You can stop it here at any time.\n${stop}`,
    ],
  });
}
