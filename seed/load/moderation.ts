import { millisecondsInHour } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { comments } from '../../provider/db/schema/comments.ts';
import {
  bannedWords as bannedWordsTable,
  managerLog,
  reportCases,
  reports,
} from '../../provider/db/schema/moderation.ts';
import { topics } from '../../provider/db/schema/topics.ts';
import { formOf } from '../../provider/domain/moderation/matching.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { bannedWords, reportedCases, type SeedCase } from '../content/moderation.ts';
import { known } from './accounts.ts';

/** The number of reporters in the first content, the longest-standing members first. */
const REPORTERS = 20;

export const insertBannedWords = (tx: Db, now: Date) =>
  tx.insert(bannedWordsTable).values(bannedWords.map((word) => ({ word, form: formOf(word), createdAt: now })));

/** Finds the content of a case by its title or text. */
async function contentOf(tx: Db, { subject, of }: SeedCase) {
  const [row] =
    subject === 'topic'
      ? await tx
          .select({ id: topics.id, authorId: topics.userId, label: topics.title })
          .from(topics)
          .where(eq(topics.title, of))
      : await tx
          .select({ id: comments.id, authorId: comments.userId, label: comments.content })
          .from(comments)
          .where(eq(comments.content, of));
  if (!row) throw new Error(`The first content lacks what is reported: ${of}`);
  return row;
}

/** Inserts open and decided cases for the managers, when the demo accounts exist. */
export async function insertCases(tx: Db, now: Date, members: ReadonlyMap<string, number>) {
  const managerId = known(members, 'manager');
  for (const seed of reportedCases) {
    const content = await contentOf(tx, seed);
    const { subject, state, decision = '', appeal } = seed;
    const key = { subject, subjectId: content.id };
    const at = (hours: number) => new Date(now.getTime() - hours * millisecondsInHour);
    const reporters = [...members.values()]
      .filter((id) => id !== content.authorId && id !== managerId)
      .slice(REPORTERS, REPORTERS + seed.reports.length);
    await tx.insert(reports).values(
      seed.reports.map(([reason, note], index) => ({
        ...key,
        userId: reporters[index] ?? managerId,
        reason,
        note,
        createdAt: at(seed.hours_ago + seed.reports.length - index),
      })),
    );
    const decided = state === 'dismissed' || state === 'hidden';
    const changedAt = at(appeal ? seed.hours_ago - 20 : seed.hours_ago);
    await tx.insert(reportCases).values({
      ...key,
      authorId: content.authorId,
      status: decided ? state : 'open',
      collapsed: state === 'collapsed',
      collapsedAt: state === 'collapsed' ? changedAt : null,
      reportCount: seed.reports.length,
      appealStatus: appeal ? 'open' : 'none',
      appealText: appeal ?? '',
      appealedAt: appeal ? changedAt : null,
      decidedBy: decided ? managerId : null,
      decidedAt: decided ? at(seed.hours_ago - 1) : null,
      decisionReason: decision,
      createdAt: at(seed.hours_ago + seed.reports.length),
      changedAt,
    });
    if (!decided) continue;
    if (state === 'hidden') {
      await tx.update(comments).set({ status: 'hidden' }).where(eq(comments.id, content.id));
    }
    await tx.insert(managerLog).values({
      ...key,
      managerId,
      action: state === 'hidden' ? 'hide' : 'dismiss',
      memberId: content.authorId,
      label: [...content.label.replace(/\s+/g, ' ')].slice(0, 80).join(''),
      reason: decision,
      createdAt: at(seed.hours_ago - 1),
    });
  }
}
