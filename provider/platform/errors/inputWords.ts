import type { z } from 'zod';
import type { Locale } from '../messages/words.ts';

type Issue = z.core.$ZodIssue;
type Words = Record<Locale, string>;

const required: Words = { ko: '꼭 필요한 내용이에요.', en: 'This is needed.' };
const otherwise: Words = { ko: '다시 확인해 주세요.', en: 'Please check this.' };
const unknown: Words = { ko: '보낼 수 없는 항목이에요.', en: 'This field is not accepted.' };

export const consentMissing: Words = {
  ko: '개인정보 수집·이용에 동의해 주세요.',
  en: 'Please agree to the collection and use of your details.',
};

/** Fields whose rule is worth saying in full. */
const rules = new Map<string, Words>(
  Object.entries({
    username: {
      ko: '영문 소문자, 숫자, 밑줄(_)로 3~20자를 입력해 주세요. 일부 이름은 쓸 수 없어요.',
      en: 'Use 3–20 of a–z, 0–9 and _. Some names cannot be used.',
    },
    email: { ko: '이메일 주소를 다시 확인해 주세요.', en: 'Please check the e-mail address.' },
    consent: {
      ko: '동의문이 바뀌었어요. 새로고침해서 새 동의문을 읽고 다시 동의해 주세요.',
      en: 'The consent text has changed. Please reload, read the new one and agree again.',
    },
    agreements: { ko: '꼭 필요한 동의를 확인해 주세요.', en: 'Please agree to what is required.' },
  }),
);

function ruleWords(issue: Issue, locale: Locale): string | undefined {
  if (issue.code === 'too_small' && issue.origin === 'string') {
    if (issue.minimum === 1) return required[locale];
    return locale === 'ko'
      ? `${issue.minimum}자 이상 입력해 주세요.`
      : `Use at least ${issue.minimum} characters.`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return locale === 'ko'
      ? `${issue.maximum}자까지 입력할 수 있어요.`
      : `Use at most ${issue.maximum} characters.`;
  }
  if (issue.code === 'custom' && issue.message === 'invalid_characters') {
    return locale === 'ko' ? '쓸 수 없는 글자가 있어요.' : 'Some characters cannot be used.';
  }
  if (issue.message === 'consent_missing') return consentMissing[locale];
  return undefined;
}

/** Of a union the branch that came nearest speaks: the one with the fewest complaints. */
const flatten = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length);
  return (nearest ?? []).flatMap((inner) =>
    flatten({ ...inner, path: [...issue.path, ...inner.path] }),
  );
};

/** What each refused field of a call is told, in the asker's language; empty without any field. */
export function inputWords(issues: readonly Issue[], locale: Locale): Record<string, string[]> {
  // A name that a caller made up may be `constructor` or `__proto__`.
  const fields = new Map<string, Set<string>>();
  const say = (name: string, message: string) => {
    fields.set(name, (fields.get(name) ?? new Set()).add(message));
  };
  for (const issue of issues.flatMap(flatten)) {
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.path[0] === undefined ? issue.keys : [String(issue.path[0])]) {
        say(name, unknown[locale]);
      }
      continue;
    }
    const [first] = issue.path;
    if (first === undefined) continue;
    const name = String(first);
    say(name, ruleWords(issue, locale) ?? rules.get(name)?.[locale] ?? otherwise[locale]);
  }
  return Object.fromEntries([...fields].map(([name, messages]) => [name, [...messages]]));
}
