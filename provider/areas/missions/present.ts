import type { Mission, MissionReview, MissionSummary } from '../../../contract/missions.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { moderatedCan } from '../../domain/moderation/policy.ts';
import type { Member } from '../../platform/http/context.ts';
import { localised } from '../../platform/messages/localised.ts';
import { findLinks } from '../../platform/text/links.ts';
import type { FoundMission, ListedMission, ReviewRow } from './queries.ts';
import { rewardOf, statusOf } from './rules.ts';

/** The reader of a response, and its time. */
export type Reader = Pick<ReaderContext, 'locale' | 'now'> & { member: Member | null };

/** Presents a mission for a list. */
export function presentSummary({ mission, entry }: ListedMission, { member, locale, now }: Reader): MissionSummary {
  return {
    id: mission.id,
    kind: mission.kind,
    status: statusOf(mission, now),
    title: localised(mission, 'title', locale),
    description: localised(mission, 'description', locale),
    image: mission.image,
    reward: rewardOf(mission),
    ends_at: mission.endsAt?.toISOString() ?? null,
    completed_count: mission.completedCount,
    own_status: member ? (entry?.status ?? 'ready') : null,
  };
}

/** Presents a mission in detail, with its answer for members who have completed it. */
export function presentMission(row: FoundMission, reader: Reader): Mission {
  const { mission, entry, reviewCount } = row;
  const { locale } = reader;
  const summary = presentSummary(row, reader);
  const content = localised(mission, 'content', locale);
  const completed = entry?.status === 'completed';
  const returned = entry?.status === 'ready' && entry.reason !== '';
  return {
    ...summary,
    content,
    links: findLinks(content),
    resourceUrls: mission.resourceUrls,
    question: localised(mission, 'question', locale),
    choices: mission.choices.map((choice) => ({
      id: choice.id,
      text: localised(choice, 'text', locale),
    })),
    several: mission.several,
    min_length: mission.minLength,
    checked: mission.checked,
    review_count: reviewCount,
    may_do: !completed && (summary.status === 'opened' || returned),
    review: entry?.review ?? '',
    review_hidden: entry?.reviewStatus === 'hidden',
    answer: entry?.answer ?? '',
    data: entry?.data ?? {},
    reason: entry?.reason ?? '',
    right: completed ? mission.right : [],
    explanation: completed ? localised(mission, 'explanation', locale) : '',
  };
}

/** Presents a member's review of a mission. */
export const presentReview = (
  { entry, mission, user, collapsed }: ReviewRow,
  { locale, member }: Reader,
): MissionReview => ({
  id: entry.id,
  status: entry.reviewStatus,
  mission: { id: mission.id, title: localised(mission, 'title', locale) },
  user: presentAuthor(user, locale),
  review: entry.review,
  links: findLinks(entry.review),
  collapsed,
  can: moderatedCan(member, { userId: entry.userId, status: entry.reviewStatus }),
  created_at: (entry.reviewedAt ?? entry.changedAt).toISOString(),
});
