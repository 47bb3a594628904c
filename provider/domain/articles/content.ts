import { hasVisible } from '../../../contract/typedText.ts';
import type { Db } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { storedSizes } from '../files/stored.ts';
import { imagesIn, picturesIn, plainOf, sanitise } from './sanitise.ts';

/** What articles show already, and the member who writes them. */
interface Writing {
  held: string;
  member: Member;
}

/** Sanitises articles; undefined for a picture that the member may not attach. */
export async function sanitised(tx: Db, htmls: string[], { held, member }: Writing): Promise<string[] | undefined> {
  const known = await storedSizes(tx, htmls.flatMap(picturesIn), { member, held: picturesIn(held) });
  if (!htmls.flatMap(imagesIn).every((name) => known.has(name))) return undefined;
  return htmls.map((html) => sanitise(html, known));
}

/**
 * Sanitises the content of an article, and returns it with its text; `held` is its content so far.
 * @throws 400 for a picture that the member may not attach, or when nothing is left to read or see
 */
export async function articleContent(
  tx: Db,
  html: string,
  { locale, ...writing }: Writing & { locale: Locale },
): Promise<{ content: string; plain: string }> {
  const [content] = (await sanitised(tx, [html], writing)) ?? [];
  if (content === undefined) throw fieldError(locale, 'content', 'unknownFile');
  const plain = plainOf(content);
  if (!hasVisible(plain) && !content.includes('<img')) throw fieldError(locale, 'content', 'emptyContent');
  return { content, plain };
}
