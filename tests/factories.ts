import { eq, sql } from 'drizzle-orm';
import type { MemberRole } from '@/contract/constants/roles';
import type { User } from '@/contract/users';
import { forums } from '@/provider/db/schema/topics';
import { presentUser } from '@/provider/domain/members/present';
import { testProvider } from './api';

let made = 0;

/** Inserts a member with a session into the provider in memory. */
export async function aMember(
  row: {
    username?: string;
    nickname?: string;
    role?: MemberRole;
    emailVerifiedAt?: Date | null;
    suspendedUntil?: Date;
    skinType?: string;
    showSkinType?: boolean;
  } = {},
) {
  // Others are made while this one waits.
  const number = ++made;
  const provider = await testProvider();
  const username = row.username ?? `reader_${number}`;
  const member = await provider.member({ username, nickname: `읽는이 ${number}`, ...row });
  const user: User = presentUser(member, true);
  return { ...member, user };
}
export type TestMember = Awaited<ReturnType<typeof aMember>>;

/** Inserts a forum. */
export async function aForum(slug?: string) {
  const number = ++made;
  const provider = await testProvider();
  return provider.forum(slug ?? `forum-${number}`);
}

/** Inserts a topic in a forum, and the forum when not given. */
export async function aTopic({
  forum,
  by,
  ...row
}: {
  forum?: Awaited<ReturnType<typeof aForum>>;
  by?: TestMember;
  title?: string;
  content?: string;
  viewCount?: number;
  likeCount?: number;
  fixed?: boolean;
  type?: 'text' | 'photo' | 'question' | 'notice';
} = {}) {
  const provider = await testProvider();
  const place = forum ?? (await aForum());
  const author = by ?? (await aMember());
  const topic = await provider.topic({ ...row, forumId: place.id, userId: author.id });
  // A row that was not written through the API has to be counted by hand.
  await provider.services.database.write((tx) =>
    tx
      .update(forums)
      .set({ topicCount: sql`${forums.topicCount} + 1` })
      .where(eq(forums.id, place.id)),
  );
  return { ...topic, forum: place, author };
}

/** Creates a comment on a topic through the API; with `parent` a reply to that comment. */
export async function aComment({
  topic,
  by,
  content = '저도 그랬어요.',
  parent = null,
}: {
  topic: Awaited<ReturnType<typeof aTopic>>;
  by?: TestMember;
  content?: string;
  parent?: number | null;
}) {
  const provider = await testProvider();
  const author = by ?? (await aMember());
  const { status, body } = await provider.call('POST', `forums/${topic.forum.slug}/topics/${topic.id}/comments/`, {
    token: author.token,
    body: { content, parent },
  });
  if (status >= 300) throw new Error(`no comment was made: ${status} ${JSON.stringify(body)}`);
  return { ...body, author };
}
