import { asc, eq } from 'drizzle-orm';
import type { Badge } from '../../../contract/badges.ts';
import { badgeAwards } from '../../db/schema/members.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { type BadgeTexts, readBadgeTexts } from '../siteTexts/read.ts';
import { type BadgeRule, thresholdOf } from './rules.ts';
import { readBadgeRules } from './settings.ts';

/** Presents a badge with its texts, which `say` has. */
export const presentBadge = (
  rule: BadgeRule,
  awardedAt: Date | null,
  { say, locale }: { say: BadgeTexts; locale: Locale },
): Badge => ({
  id: rule.id,
  code: rule.code,
  status: rule.status,
  name: say(locale, `badges:${rule.code}.name`),
  description: say(locale, `badges:${rule.code}.description`, { count: thresholdOf(rule) ?? 0 }),
  awarded_at: awardedAt?.toISOString() ?? null,
});

/** Selects the badges that a member earned and when, the earliest first. */
export const awardsOf = (db: Db, userId: number) =>
  db
    .select({ id: badgeAwards.badgeId, at: badgeAwards.awardedAt })
    .from(badgeAwards)
    .where(eq(badgeAwards.userId, userId))
    .orderBy(asc(badgeAwards.awardedAt), asc(badgeAwards.badgeId));

/** Returns a member's badges, the earliest first. */
export async function badgesOf(db: Db, userId: number, locale: Locale): Promise<Badge[]> {
  const awards = await awardsOf(db, userId);
  if (awards.length === 0) return [];
  const rules = await readBadgeRules(db);
  const texts = { say: await readBadgeTexts(db), locale };
  return awards.flatMap(({ id, at }) => {
    const rule = rules.find((one) => one.id === id);
    return rule ? [presentBadge(rule, at, texts)] : [];
  });
}
