import { consentMissing } from '../../platform/errors/inputWords.ts';
import type { Locale } from '../../platform/messages/words.ts';

type Words = Record<Locale, string>;

const answered: Words = { ko: '답을 적어 주세요.', en: 'Please write an answer.' };

/** What is said of a field that an event asks and that came empty. */
export const missingWords = {
  answer: answered,
  answer1: answered,
  answer2: answered,
  answer3: answered,
  content: { ko: '내용을 적어 주세요.', en: 'Please write something.' },
  resourceUrls: {
    ko: '사진을 한 장 이상 올려 주세요.',
    en: 'Please add a picture.',
  },
  instagramUsername: {
    ko: '인스타그램 이름을 적어 주세요.',
    en: 'Please enter your Instagram name.',
  },
  phone: { ko: '휴대폰 번호를 적어 주세요.', en: 'Please enter a phone number.' },
  name: { ko: '받는 분의 이름을 적어 주세요.', en: 'Please enter who receives it.' },
  zipcode: { ko: '우편번호를 적어 주세요.', en: 'Please enter the postcode.' },
  address: { ko: '주소를 적어 주세요.', en: 'Please enter the address.' },
  consent: consentMissing,
} as const satisfies Record<string, Words>;

/** What is said of a field that does not hold. */
export const wrongWords = {
  phone: {
    ko: '한국 전화번호인지 다시 확인해 주세요. 예: 010-1234-5678',
    en: 'Please check that this is a Korean phone number, such as 010-1234-5678.',
  },
  zipcode: { ko: '우편번호 다섯 자리를 적어 주세요.', en: 'A postcode has five digits.' },
  instagramUsername: {
    ko: '인스타그램 이름은 영문, 숫자, 밑줄(_), 마침표(.)로 30자까지예요.',
    en: 'An Instagram name has up to 30 of a–z, 0–9, _ and single dots.',
  },
  fullAddress: {
    ko: '주소와 상세 주소를 이은 것과 달라요.',
    en: 'This is not the address followed by its details.',
  },
  resourceUrls: {
    ko: '올라오지 않은 사진이 있어요. 다시 올려 주세요.',
    en: 'A picture was not uploaded. Please upload it again.',
  },
} as const satisfies Record<string, Words>;

/** Why a number of winners cannot be picked. */
export const tooManyWords: Record<Locale, (left: number) => string> = {
  ko: (left) => `앞으로 ${left}명까지 뽑을 수 있어요.`,
  en: (left) => `You can pick ${left} more.`,
};
