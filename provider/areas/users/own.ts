import { eq } from 'drizzle-orm';
import { userSchemas } from '../../../contract/users.ts';
import { users } from '../../db/schema/users.ts';
import { presentSummary } from '../../domain/members/present.ts';
import { type AppContext, type Member, read } from '../../platform/http/context.ts';
import { recommendedPage } from './recommend.ts';

const shown = userSchemas.getRecommendation.query.parse({ page_size: 3 });

/** Returns a member's own skin type, shown to others or not, and how many members they follow. */
export async function ownMember(c: AppContext, { id }: Member) {
  const [row] = await read(c, (db) =>
    db.select({ skinType: users.skinType, followingCount: users.followingCount }).from(users).where(eq(users.id, id)),
  );
  return { skin_type: row?.skinType || null, following_count: row?.followingCount ?? 0 };
}

/** Returns three members whom a member may want to follow. */
export async function ownRecommended(c: AppContext, { id }: Member) {
  const { rows } = await read(c, (db) => recommendedPage(db, shown, id));
  return rows.map((row) => ({ ...presentSummary(row), reason: row.reason }));
}
