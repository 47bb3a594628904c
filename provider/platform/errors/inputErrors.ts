import type { z } from 'zod';
import type { Locale } from '../messages/locale.ts';
import { type MessageKey, message } from '../messages/message.ts';

type Issue = z.core.$ZodIssue;
/** Fields with a message of their own. */
const fieldRules = ['username', 'email', 'consent', 'agreements'] as const;

function ruleKey(issue: Issue, field: string): MessageKey {
  if (issue.message === 'consent_missing') return 'input:consentMissing';
  if (issue.code === 'custom' && issue.message === 'invalid_characters') {
    return 'input:invalidCharacters';
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1 ? 'input:required' : 'input:tooShort';
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return 'input:tooLong';
  const rule = fieldRules.find((name) => name === field);
  return rule ? `input:${rule}` : 'input:otherwise';
}

/** Returns the bounds that the message of an issue may contain. */
const boundsOf = (issue: Issue) => ({
  ...(issue.code === 'too_small' && { minimum: Number(issue.minimum) }),
  ...(issue.code === 'too_big' && { maximum: Number(issue.maximum) }),
});

/** Flattens an issue; of a union it takes the branch that came nearest, the one with the fewest issues. */
const flatten = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length);
  return (nearest ?? []).flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
};

/** Returns the message of each rejected field of a call, in the caller's language; empty without any field. */
export function inputMessages(issues: readonly Issue[], locale: Locale): Record<string, string[]> {
  // A name from a caller may be `constructor` or `__proto__`.
  const fields = new Map<string, Set<string>>();
  const say = (name: string, message: string) => {
    fields.set(name, (fields.get(name) ?? new Set()).add(message));
  };
  for (const issue of issues.flatMap(flatten)) {
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.path[0] === undefined ? issue.keys : [String(issue.path[0])]) {
        say(name, message(locale, 'input:unknown'));
      }
      continue;
    }
    const [first] = issue.path;
    if (first === undefined) continue;
    const name = String(first);
    say(name, message(locale, ruleKey(issue, name), boundsOf(issue)));
  }
  return Object.fromEntries([...fields].map(([name, messages]) => [name, [...messages]]));
}
