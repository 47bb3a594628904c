import { hasVisible } from '@/contract/typedText';

/** Returns whether an article has text or media. */
export const hasContent = (html: string): boolean =>
  /<img\b|data-video=/.test(html) || hasVisible(html.replace(/<[^<>]*>|&nbsp;/g, ''));
