import type { SkinResult } from '../../../contract/surveys.ts';
import { findActive } from '../../domain/members/find.ts';
import { findLatest } from '../../domain/surveys/results.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';

/** Returns the skin type of a member who shows it, without its axes. @throws 404 for other members */
export async function findLatestShown(db: Db, username: string): Promise<SkinResult> {
  const user = await findActive(db, username);
  const row = user.showSkinType ? await findLatest(db, { userId: user.id }) : undefined;
  if (!row) throw notFound();
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    axes: [],
    low: [],
    created_at: row.createdAt.toISOString(),
    claim: null,
  };
}
