import { count } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { BadgeCode } from '../../../contract/constants/common.ts';
import type { managedBadgeCalls } from '../../../contract/managedBadges.calls.ts';
import type { ManagedBadge } from '../../../contract/managedBadges.ts';
import { badgeAwards, badgeSettings } from '../../db/schema/members.ts';
import { presentBadge } from '../../domain/badges/present.ts';
import { type BadgeRule, thresholdOf } from '../../domain/badges/rules.ts';
import { readBadgeRules, type SetRule } from '../../domain/badges/settings.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { readBadgeTexts } from '../../domain/siteTexts/read.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';

const measures = {
  topicCount: 'topics',
  postCount: 'posts',
  commentCount: 'comments',
  followerCount: 'followers',
  likeCount: 'likes',
} as const;

/** Returns what a rule counts, as the contract names it. */
function measureOf({ earnedBy }: BadgeRule): ManagedBadge['measure'] {
  if (earnedBy === 'invitation') return earnedBy;
  return 'days' in earnedBy ? 'days' : measures[earnedBy.counter];
}

/** Lists every badge with its rule and the number of members who have it. */
export async function listManagedBadges(db: Db, locale: Locale): Promise<ManagedBadge[]> {
  const rules = await readBadgeRules(db);
  const texts = { say: await readBadgeTexts(db), locale };
  const rows = await db
    .select({ id: badgeAwards.badgeId, members: count() })
    .from(badgeAwards)
    .groupBy(badgeAwards.badgeId);
  const held = new Map(rows.map(({ id, members }) => [id, members]));
  return rules.map((rule) => {
    const { awarded_at: _, ...badge } = presentBadge(rule, null, texts);
    return {
      ...badge,
      measure: measureOf(rule),
      threshold: thresholdOf(rule),
      members: held.get(rule.id) ?? 0,
      catching_up: rule.isCatchingUp,
      version: rule.version,
    };
  });
}

/** Returns what the log stores of a rule. */
const logged = (rule: SetRule) => ({
  badge_threshold: thresholdOf(rule),
  badge_awarded: rule.status === 'active',
});

/**
 * Sets when a badge is awarded, over the version that was read, and logs it. Members who have reached it by the change
 * receive it from the job of badges; nobody loses it.
 * @throws 409 `edit_conflict`, 400 for a badge without a number that is given one, and the other way round
 */
export async function setBadge(
  tx: Db,
  code: BadgeCode,
  { threshold, status, version }: InputOf<typeof managedBadgeCalls.setBadge>['body'],
  by: RequestContext,
): Promise<ManagedBadge> {
  await lockName(tx, 'badge_settings', code);
  const before = await findRule(tx, code);
  requireVersion(before, { version });
  const former = thresholdOf(before);
  if ((former === null) !== (threshold === null)) throw fieldError(by.locale, 'threshold', 'badgeThreshold');
  const isLower = former !== null && threshold !== null && threshold < former;
  const isBack = status === 'active' && before.status === 'inactive';
  const isCatchingUp = threshold !== null && (before.isCatchingUp || isLower || isBack);
  const set = { threshold, status, isCatchingUp, version: version + 1 };
  await tx
    .insert(badgeSettings)
    .values({ badgeId: before.id, ...set })
    .onConflictDoUpdate({ target: badgeSettings.badgeId, set });
  const after = await findRule(tx, code);
  const say = await readBadgeTexts(tx);
  await logAction(tx, by, {
    action: 'edit_badge',
    label: say('ko', `badges:${code}.name`),
    before: logged(before),
    after: logged(after),
  });
  const changed = (await listManagedBadges(tx, by.locale)).find((badge) => badge.code === code);
  if (!changed) throw notFound();
  return changed;
}

async function findRule(tx: Db, code: BadgeCode): Promise<SetRule> {
  const rule = (await readBadgeRules(tx)).find((it) => it.code === code);
  if (!rule) throw notFound();
  return rule;
}
