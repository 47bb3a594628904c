import type { ReportCase } from '@/contract/moderation';

/** What a manager can decide: `show` and `keep` are about content that is hidden. */
export type Decision = 'dismiss' | 'show' | 'hide' | 'keep';

/** Returns what the caller can decide about a case now: hidden content is shown again, or stays hidden where that is asked. */
export function decisionsOf({ may, ...it }: ReportCase): Decision[] {
  return possibleOf(it).filter((decision) => may.includes(sentAs(decision)));
}

function possibleOf({ status, content, appeal }: Omit<ReportCase, 'may'>): Decision[] {
  const isOpen = status === 'open';
  const isAppealed = appeal?.status === 'open';
  // An appeal against it waits for its answer also once the content is deleted.
  if (status === 'hidden' && isAppealed) return ['show', 'keep'];
  if (content?.status === 'hidden') return isOpen ? ['show', 'keep'] : ['show'];
  // Deleted content too, while its reports wait: it could be restored, and its reporters hear what came of them.
  const mayHide = content && (isOpen || content.status !== 'deleted');
  return [...(isOpen ? (['dismiss'] as const) : []), ...(mayHide ? (['hide'] as const) : [])];
}

/** Returns the decision as the call takes it. */
export const sentAs = (decision: Decision) =>
  decision === 'hide' || decision === 'keep' ? ('hide' as const) : ('dismiss' as const);

/** Returns what a case is called: its title, or how it begins. */
export const nameOf = ({ content }: ReportCase, fallback: string) => content?.title || content?.excerpt || fallback;
