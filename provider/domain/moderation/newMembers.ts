import { millisecondsInDay, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { and, eq, gte } from 'drizzle-orm';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import type { revisedSubjects } from '../../../contract/constants/moderation.ts';
import { hasRole } from '../../../contract/constants/roles.ts';
import { shorten } from '../../../contract/typedText.ts';
import { comments } from '../../db/schema/comments.ts';
import { posts } from '../../db/schema/posts.ts';
import { answers, questions } from '../../db/schema/questions.ts';
import { newMemberLimits } from '../../db/schema/site.ts';
import { topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';
import { ApiError, invalidField } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { findAddresses } from '../../platform/text/links.ts';
import { addDays, seoulDay, startOfDay, startOfSeoulDay } from '../../platform/time/seoul.ts';
import type { RequestContext } from '../identity/requestContext.ts';
import { rejectBannedWords } from './bannedWords.ts';

type Texts = Record<string, string | null | undefined>;
/** Addresses by the fields that they are in. */
type Addresses = Record<string, readonly string[]>;

/** What a member writes, or changes. */
interface Written {
  kind: (typeof revisedSubjects)[number];
  /** Its texts without markup. A change may leave out what stays. */
  texts: Texts;
  /** The targets of the links in its markup. */
  targets?: Addresses;
  pictures?: Addresses;
  /** What a change finds there, all of which may stay. */
  before?: Pick<Written, 'texts' | 'targets' | 'pictures'>;
  /** Reads the texts that its quoted lines may be of. */
  readQuoted?: () => Promise<string[]>;
}

type Limits = typeof newMemberLimits.$inferSelect & { until: Date };

/** The tables whose rows are counted together in a day. */
const counted = { posts: [topics, posts, questions], comments: [comments, answers] } as const;

/** The length of an address in a message, in characters. */
const ADDRESS_MAX = 60;

/** Returns what limits a member now, and until when: by whole minutes, as its messages say. */
async function limitsOf(tx: Db, { member, now }: RequestContext): Promise<Limits | undefined> {
  if (hasRole(member.role)) return undefined;
  const [found] = await tx
    .select({ limits: newMemberLimits, joinedAt: users.createdAt })
    .from(newMemberLimits)
    .innerJoin(users, eq(users.id, member.id))
    .where(eq(newMemberLimits.enabled, true));
  if (!found) return undefined;
  const end = found.joinedAt.getTime() + found.limits.days * millisecondsInDay;
  const until = new Date(Math.ceil(end / millisecondsInMinute) * millisecondsInMinute);
  return now < until ? { ...found.limits, until } : undefined;
}

/** Writes an instant as its day and time in Korea. */
const momentOf = (at: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    ...({ month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    timeZone: FALLBACK_TIME_ZONE,
  }).format(at);

/**
 * Rejects more than the member may write today, deleted content included: otherwise deleting would make room for more.
 * @throws 429 with the field's name and the time from which on there is room again
 */
async function rejectTooMany(
  tx: Db,
  kind: Written['kind'],
  { postsADay, commentsADay, until }: Limits,
  { member, now, locale }: RequestContext,
) {
  const [what, most] =
    kind === 'comment' || kind === 'answer' ? (['comments', commentsADay] as const) : (['posts', postsADay] as const);
  if (most === 0) return;
  // Another write of the member waits, so that both are counted.
  await lockRows(tx, users, eq(users.id, member.id));
  const since = startOfSeoulDay(now);
  let written = 0;
  for (const table of counted[what]) {
    written += await tx.$count(table, and(eq(table.userId, member.id), gte(table.createdAt, since)));
  }
  if (written < most) return;
  const tomorrow = startOfDay(addDays(seoulDay(now), 1));
  const next = until < tomorrow ? until : tomorrow;
  const values = { most, until: momentOf(next, locale) };
  throw new ApiError(429, 'too_many', {
    fields: { [what === 'posts' ? 'title' : 'content']: [message(locale, `moderation:newMember.${what}`, values)] },
    retryAfter: Math.ceil((next.getTime() - now.getTime()) / millisecondsInSecond),
  });
}

/** Returns whether an address is one of the site's own pages. */
function isOwn(address: string, site: string): boolean {
  if (/^\/(?!\/)/.test(address)) return true;
  const url = address.replace(/^\/\//, 'https://');
  return URL.canParse(url) && new URL(url).host === new URL(site).host;
}

/** Removes the lines that quote one of `texts`, whole or cut, with what they link to. */
const withoutQuotes = (text: string, texts: readonly string[]) =>
  text.replace(/^> (.*)$/gm, (line, said: string) =>
    texts.some((quoted) => quoted.includes(said.replace(/…$/, '').trim())) ? '' : line,
  );

/** An address, and the field that it is in. */
interface Found {
  field: string;
  address: string;
}

const foundIn = (addresses: Addresses = {}): Found[] =>
  Object.entries(addresses).flatMap(([field, list]) => list.map((address) => ({ field, address })));

/** Finds the addresses in texts, and the targets of links. */
const linksIn = ({ texts, targets }: Pick<Written, 'texts' | 'targets'>): Found[] => [
  ...foundIn(Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, findAddresses(text ?? '')]))),
  ...foundIn(targets),
];

/** Returns what was not there before. */
function addedTo(found: Found[], before: Found[]): Found[] {
  const known = new Set(before.map(({ address }) => address));
  return found.filter(({ address }) => !known.has(address));
}

/** Returns the texts without quoted lines that are another's words. */
async function ownWords({ texts, readQuoted }: Written): Promise<Texts> {
  const { content } = texts;
  if (!readQuoted || !content || !/^> /m.test(content)) return texts;
  return { ...texts, content: withoutQuotes(content, await readQuoted()) };
}

/** Rejects a link to another site that was not there before. @throws 400 with the field's name */
async function rejectLinks(written: Written, until: Date, { site, locale }: RequestContext) {
  const found = linksIn({ texts: await ownWords(written), targets: written.targets });
  const added = addedTo(found, written.before ? linksIn(written.before) : []);
  const link = added.find(({ address }) => !isOwn(address, site));
  if (!link) return;
  const shown = shorten(link.address.replace(/^(?:https?:)?\/\//, ''), ADDRESS_MAX);
  const values = { link: shown, until: momentOf(until, locale) };
  throw invalidField(link.field, message(locale, 'moderation:newMember.link', values));
}

/** Rejects a picture that was not there before. @throws 400 with the field's name */
function rejectPictures({ pictures, before }: Written, until: Date, { locale }: RequestContext) {
  const [picture] = addedTo(foundIn(pictures), foundIn(before?.pictures));
  if (!picture) return;
  const values = { until: momentOf(until, locale) };
  throw invalidField(picture.field, message(locale, 'moderation:newMember.picture', values));
}

/**
 * Rejects what a member writes or changes: banned words, and what a new member may not do yet. All that can be edited
 * passes here. @throws 400 with the field's name, 429 for more than a new member may write today
 */
export async function rejectWritten(tx: Db, written: Written, by: RequestContext): Promise<void> {
  await rejectBannedWords(tx, by.locale, written.texts);
  const limits = await limitsOf(tx, by);
  if (!limits) return;
  if (!written.before) await rejectTooMany(tx, written.kind, limits, by);
  if (!limits.links) await rejectLinks(written, limits.until, by);
  if (!limits.pictures) rejectPictures(written, limits.until, by);
}
