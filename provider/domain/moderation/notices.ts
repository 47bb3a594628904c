import type { ModerationOutcome } from '../../../contract/notifications.ts';
import type { Db } from '../../platform/db/client.ts';
import type { FoundContent } from '../content/contents.ts';
import type { Notice } from '../notifications/notify.ts';
import { type CaseRow, reportsOf } from './caseRows.ts';
import { labelOf } from './log.ts';

/** The page on which an author appeals a decision about their content. */
const RECEIVED_PATH = '/me/reports';

const nameOf = (content: FoundContent) => labelOf(content.title || content.content);

/**
 * Composes the notification of a decision for the author; where the content is not visible, the link leads to
 * the appeal.
 */
export const authorNotice = (
  row: Pick<CaseRow, 'authorId' | 'subject' | 'subjectId'>,
  content: FoundContent,
  { outcome, note, now }: { outcome: ModerationOutcome; note?: string; now: Date },
): Notice => ({
  to: row.authorId,
  kind: 'moderation',
  subject: {
    type: row.subject,
    id: row.subjectId,
    title: nameOf(content),
    path: outcome === 'restored' ? content.path : RECEIVED_PATH,
  },
  outcome,
  note,
  now,
});

/** Composes the notifications of a result for each reporter since the last decision; what was deleted is not repeated. */
export async function reporterNotices(
  tx: Db,
  row: CaseRow,
  content: FoundContent | undefined,
  { accepted, now }: { accepted: boolean; now: Date },
): Promise<Notice[]> {
  const rows = await reportsOf(tx, row);
  return rows.map(({ user }) => ({
    to: user.id,
    kind: 'moderation',
    subject: {
      type: 'report',
      id: row.id,
      title: content && content.status !== 'deleted' ? nameOf(content) : '',
      path: RECEIVED_PATH,
    },
    outcome: accepted ? 'report_accepted' : 'report_declined',
    now,
  }));
}
