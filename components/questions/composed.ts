import { isText } from '@/lib/browser/drafts';

/** What a question's form holds. */
export interface ComposedQuestion {
  title: string;
  content: string;
  showManagerBadge: boolean;
}

/** Whether a draft has that shape. */
export function isComposed(value: unknown): value is ComposedQuestion {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof ComposedQuestion, unknown>>;
  return [draft.title, draft.content].every(isText) && typeof draft.showManagerBadge === 'boolean';
}
