import { newSeed } from '../../provider/areas/missions/codes.ts';
import { choiceIdAt, hashOfCode, rewardOf } from '../../provider/areas/missions/rules.ts';
import { couponBatches } from '../../provider/db/schema/coupons.ts';
import { missionEntries, missions, shortMissions } from '../../provider/db/schema/missions.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { daysBefore } from '../../provider/platform/time/days.ts';
import {
  missions as content,
  shortMissions as coupons,
  type SeedEntry,
  type SeedMission,
} from '../content/missions/missions.ts';
import { idAt, known } from './accounts.ts';
import { closingAfter } from './closing.ts';
import { type EarnedByMember, saveEarned } from './earned.ts';
import { photoPicture, posterPicture } from './pictures.ts';

/** The days that a manager takes to read a submission. */
const READ_DAYS = 0.4;

function missionRow(mission: SeedMission, now: Date) {
  const { title, description, content: texts, question, explanation, choices = [] } = mission;
  return {
    kind: mission.kind,
    title: title[0],
    titleEn: title[1],
    description: description[0],
    descriptionEn: description[1],
    content: texts[0],
    contentEn: texts[1],
    question: question[0],
    questionEn: question[1],
    choices: choices.map(([text, textEn], place) => ({ id: choiceIdAt(place), text, textEn })),
    several: mission.several,
    right: mission.right?.map((one) => (typeof one === 'number' ? choiceIdAt(one) : one)),
    explanation: explanation?.[0],
    explanationEn: explanation?.[1],
    minLength: mission.minLength,
    checked: mission.checked,
    reward: mission.reward,
    image: urlOf(posterPicture(mission.image).name),
    resourceUrls: mission.pictures.map((image) => urlOf(photoPicture(image).name)),
    publishedAt: daysBefore(now, mission.begins_days_ago),
    endsAt: mission.ends_days_ago === null ? null : closingAfter(now, -mission.ends_days_ago),
    completedCount: mission.entries.filter(({ state }) => state === 'completed').length,
  };
}

/** Returns when an entry was completed or returned: at once, or when a manager had reviewed it. */
const settledDaysAgo = ({ checked }: SeedMission, { days_ago }: SeedEntry) =>
  checked ? days_ago - Math.min(READ_DAYS, days_ago / 2) : days_ago;

function entryRow(mission: SeedMission, entry: SeedEntry, at: (days: number) => Date) {
  const { kind, checked = false, right = [] } = mission;
  const { state, words: texts, taken, review, reason } = entry;
  const settledAt = at(settledDaysAgo(mission, entry));
  const typed = right.find((one) => typeof one === 'string');
  return {
    status: state === 'returned' ? ('ready' as const) : state,
    review,
    reason,
    answer: kind === 'answer' && typed ? typed : '',
    data: {
      ...(taken.length > 0 && { choices: taken.map(choiceIdAt) }),
      ...(kind === 'note' && { note: texts }),
    },
    isDecided: checked && state !== 'submitted',
    submittedAt: at(entry.days_ago),
    changedAt: state === 'submitted' ? at(entry.days_ago) : settledAt,
    completedAt: state === 'completed' ? settledAt : null,
    reviewedAt: state === 'completed' ? settledAt : null,
  };
}

/** Inserts the first missions with members' submissions; records their credits in `earned`. */
export async function insertMissions(
  tx: Db,
  now: Date,
  { memberIds, earned }: { memberIds: ReadonlyMap<string, number>; earned: EarnedByMember },
): Promise<void> {
  const at = (days: number) => daysBefore(now, days);
  const managerId = known(memberIds, 'manager');
  const made = await tx
    .insert(missions)
    .values(content.map((mission) => missionRow(mission, now)))
    .returning({ id: missions.id });
  const rows = content.flatMap((mission, index) =>
    mission.entries.map((entry) => {
      const { isDecided, ...row } = entryRow(mission, entry, at);
      const missionId = idAt(made, index);
      const userId = known(memberIds, entry.username);
      return { ...row, missionId, userId, decidedBy: isDecided ? managerId : null, mission };
    }),
  );
  await tx.insert(missionEntries).values(rows.map(({ mission: _, ...row }) => row));
  for (const { mission, userId, missionId, completedAt } of rows) {
    if (!completedAt) continue;
    const subject = { kind: 'mission', id: String(missionId) };
    const amounts = rewardOf(mission);
    saveEarned({ now, earned }, { userId, at: completedAt, amounts, reason: 'mission_completed', subject });
  }
}

/**
 * Inserts the coupons of a developer's own site, each as a batch of its own: their codes are in public code, and none
 * that follows from the seed of a batch.
 */
export async function insertShortMissions(tx: Db, now: Date, memberIds: ReadonlyMap<string, number>): Promise<void> {
  const createdBy = known(memberIds, 'manager');
  const batches = await tx
    .insert(couponBatches)
    .values(
      coupons.map(({ title, starts_days_ago }) => ({
        ...{ name: title, seed: newSeed(), createdBy },
        createdAt: daysBefore(now, starts_days_ago),
      })),
    )
    .returning({ id: couponBatches.id });
  await tx.insert(shortMissions).values(
    coupons.map(({ code, title, title_en: titleEn, reward, uses, ...term }, index) => ({
      title,
      titleEn,
      codeHash: hashOfCode(code),
      reward,
      uses,
      startsAt: daysBefore(now, term.starts_days_ago),
      endsAt: closingAfter(now, -term.ends_days_ago),
      batchId: idAt(batches, index),
      number: 1,
    })),
  );
}
