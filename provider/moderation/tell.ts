import type { ModerationOutcome } from '../../contract/notifications.ts';
import type { Db } from '../db/client.ts';
import { notify } from '../notifications/notify.ts';
import { type CaseRow, reportsOf } from './caseRows.ts';
import { labelOf } from './log.ts';
import type { FoundThing } from './subject.ts';

/** Where an author answers what was done to something of theirs. */
const RECEIVED_PATH = '/me/reports';

const nameOf = (thing: FoundThing) => labelOf(thing.title || thing.content);

/** Tells a thing's author what became of it; where it is gone, the way leads to the appeal. */
export async function tellAuthor(
  tx: Db,
  row: CaseRow,
  thing: FoundThing,
  { outcome, note, now }: { outcome: ModerationOutcome; note?: string; now: Date },
) {
  await notify(tx, {
    to: row.authorId,
    kind: 'moderation',
    subject: {
      type: row.subject,
      id: row.subjectId,
      title: nameOf(thing),
      path: outcome === 'restored' ? thing.path : RECEIVED_PATH,
    },
    outcome,
    note,
    now,
  });
}

/** Tells everyone who has reported a thing since the last decision what came of it. */
export async function tellReporters(
  tx: Db,
  row: CaseRow,
  thing: FoundThing,
  { accepted, now }: { accepted: boolean; now: Date },
) {
  const rows = await reportsOf(tx, row);
  await notify(
    tx,
    ...rows.map(({ user }) => ({
      to: user.id,
      kind: 'moderation' as const,
      subject: {
        type: 'report' as const,
        id: row.id,
        title: nameOf(thing),
        path: RECEIVED_PATH,
      },
      outcome: accepted ? ('report_accepted' as const) : ('report_declined' as const),
      now,
    })),
  );
}
