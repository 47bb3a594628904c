import type { TFunction } from 'i18next';
import type { Notification } from '@/contract/notifications';

type T = TFunction<'notifications'>;
/** What a member's own thing is called; other subjects have one name together. */
const named = ['topic', 'post', 'comment', 'question', 'answer'] as const;

function whoOf(t: T, { actors, actor_count }: Notification): string {
  const name = actors[0]?.nickname || t('nobody');
  if (actor_count > 1) return t('who', { name, count: actor_count - 1 });
  return t('one', { name });
}

/** A notification in one sentence. */
export function sentenceOf(t: T, notification: Notification): string {
  const { kind, outcome, subject } = notification;
  if (kind === 'moderation') return t(`outcomes.${outcome ?? 'hidden'}`);
  const thing = named.find((name) => name === subject.type) ?? 'other';
  return t(`kinds.${kind}`, {
    who: whoOf(t, notification),
    on: t(`on.${thing}`),
    of: t(`of.${thing}`),
  });
}
