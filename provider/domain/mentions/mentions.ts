import { inArray } from 'drizzle-orm';
import type { TextLink } from '../../../contract/common.ts';
import { MENTION, MENTIONS_MAX } from '../../../contract/mentions.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { findLinks } from '../../platform/text/links.ts';
import { toldOf } from '../moderation/causes.ts';
import type { Notice } from '../notifications/notify.ts';

/** What a notification of a mention says: who mentioned, where and when. */
type About = Required<Pick<Notice, 'actorId' | 'subject' | 'cause' | 'now'>>;

type MentionedMember = Pick<typeof users.$inferSelect, 'id' | 'username' | 'nickname' | 'status'>;
/** The nicknames of the members whom texts mention, by their usernames. */
export type Named = ReadonlyMap<string, string>;

/** Finds what a text mentions as @username, outside of its addresses. */
const foundIn = (content: string, addresses: TextLink[]) =>
  [...content.matchAll(MENTION)]
    .map(({ index, 0: { length }, 1: name = '' }) => ({ start: index, end: index + length, name: name.toLowerCase() }))
    .filter(({ start, end }) => addresses.every((address) => end <= address.start || address.end <= start));

const namesOf = (found: { name: string }[]) => [...new Set(found.map(({ name }) => name))].slice(0, MENTIONS_MAX);

/** Lists the usernames that a text mentions, each once. */
export const mentionsIn = (content: string): string[] => namesOf(foundIn(content, findLinks(content)));

/** Returns a text without the lines that it quotes: whom they mention was notified before. */
const withoutQuotes = (content: string): string => content.replace(/^> .*$/gm, '');

/** Finds the members that texts mention; no query without a mention. */
async function mentionedIn(db: Db, contents: readonly string[]): Promise<MentionedMember[]> {
  const wanted = [...new Set(contents.flatMap(mentionsIn))];
  if (wanted.length === 0) return [];
  return db
    .select({ id: users.id, username: users.username, nickname: users.nickname, status: users.status })
    .from(users)
    .where(inArray(users.username, wanted));
}

/** Returns the members whom texts mention and who have a page; no query without a mention. */
export async function namedIn(db: Db, contents: readonly string[]): Promise<Named> {
  const mentioned = await mentionedIn(db, contents);
  // Another's page is not found.
  const active = mentioned.filter(({ status }) => status === 'active');
  return new Map(active.map(({ username, nickname }) => [username, nickname]));
}

/** Finds the links in a text, in order: its addresses, and the pages of the members among `named` that it mentions. */
export function linksAndMentions(content: string, named: Named): TextLink[] {
  const addresses = findLinks(content);
  if (named.size === 0) return addresses;
  const found = foundIn(content, addresses);
  const called = new Set(namesOf(found).filter((name) => named.has(name)));
  const mentions = found
    .filter(({ name }) => called.has(name))
    .map(({ start, end, name }) => ({ start, end, href: `/users/${name}`, nickname: named.get(name) }));
  return [...addresses, ...mentions].sort((a, b) => a.start - b.start);
}

/**
 * Returns the notifications of the members whom a text mentions, `before` did not, and nothing has notified of it;
 * `before` is left out for a new text.
 */
export async function mentionNotices(
  tx: Db,
  { content, before = '', ...about }: { content: string; before?: string } & About,
): Promise<(About & { to: number; kind: 'mention' })[]> {
  const calledIn = (text: string) => mentionedIn(tx, [withoutQuotes(text)]);
  const [old, named] = [await calledIn(before), await calledIn(content)];
  const added = named.filter(({ id }) => old.every((member) => member.id !== id));
  if (added.length === 0) return [];
  const told = await toldOf(tx, about.cause);
  return added.filter(({ id }) => !told.has(id)).map(({ id: to }) => ({ ...about, to, kind: 'mention' as const }));
}
