import type { TFunction } from 'i18next';
import type { Notification } from '@/contract/notifications';
import type { Language } from '@/lib/dates';
import { formatCompact } from '@/lib/numbers';

type T = TFunction<'notifications'>;
/** The kinds of subjects with a name of their own; others share one. */
const named = ['topic', 'post', 'comment', 'question', 'answer'] as const;

function whoOf(t: T, language: Language, { actors, actor_count }: Notification): string {
  const name = actors[0]?.nickname || t('someone');
  const count = actor_count - 1;
  if (count > 0) return t('who', { name, count, others: formatCompact(count, language) });
  return t('one', { name });
}

/** Returns a notification in one sentence. */
export function sentenceOf(t: T, language: Language, notification: Notification): string {
  const { kind, outcome, subject } = notification;
  if (kind === 'moderation') return t(`outcomes.${outcome ?? 'hidden'}`);
  const subjectType = named.find((name) => name === subject.type) ?? 'other';
  return t(`kinds.${kind}`, {
    who: whoOf(t, language, notification),
    on: t(`on.${subjectType}`),
  });
}
