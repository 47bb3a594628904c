import type { TFunction } from 'i18next';
import { POST_CONTENT_MAX } from '@/contract/constants/common';
import { hasContent } from './hasContent';

/** Returns what is wrong with the HTML of an article, if anything is. */
export function contentProblem(t: TFunction<'posts'>, html: string): string | undefined {
  if (!hasContent(html)) return t('editor.contentMissing');
  return html.length > POST_CONTENT_MAX ? t('editor.contentLong') : undefined;
}
