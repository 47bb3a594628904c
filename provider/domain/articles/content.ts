import { hasVisible } from '../../../contract/typedText.ts';
import type { Db } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { storedSizes } from '../files/stored.ts';
import { imagesIn, picturesIn, plainOf, sanitise } from './sanitise.ts';

/**
 * Sanitises the content of an article, and returns it with its text; `held` is its content so far.
 * @throws 400 for a picture that the member may not attach, or when nothing is left to read or see
 */
export async function articleContent(
  tx: Db,
  html: string,
  { held, member, locale }: { held: string; member: Member; locale: Locale },
): Promise<{ content: string; plain: string }> {
  const known = await storedSizes(tx, picturesIn(html), { member, held: picturesIn(held) });
  if (!imagesIn(html).every((name) => known.has(name))) throw fieldError(locale, 'content', 'unknownFile');
  const content = sanitise(html, known);
  const plain = plainOf(content);
  if (!hasVisible(plain) && !content.includes('<img')) throw fieldError(locale, 'content', 'emptyContent');
  return { content, plain };
}
