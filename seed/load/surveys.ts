import { millisecondsInHour } from 'date-fns/constants';
import { consentVersions } from '../../contract/constants/common.ts';
import { skinAxes } from '../../contract/skin.ts';
import { fullItems } from '../../contract/skinItems.ts';
import { type Answers, scoreSkin } from '../../provider/areas/surveys/score.ts';
import { surveyResults } from '../../provider/db/schema/surveys.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { accounts, hoursTogether, members } from '../content/members.ts';
import { createRandom, type Random } from '../content/random.ts';
import { known } from './accounts.ts';

/** Days before the first start on which the demo member took the test. */
const DEMO_DAYS = [140, 61, 12];
const HOURS_A_DAY = 24;

/** Returns answers that result in a type, with realistic uncertainty. */
function answersFor(code: string, random: Random): Answers {
  return Object.fromEntries(
    fullItems.map(({ id, axis, reversed }) => {
      const index = skinAxes.findIndex((it) => it.axis === axis);
      const isFirst = code[index] === skinAxes[index]?.first;
      const sure = random.chance(0.45) ? 4 : 3;
      return [id, isFirst !== reversed ? sure : 5 - sure];
    }),
  );
}

/** Inserts the skin-type tests behind the types of the first members. */
export async function insertSurveys(tx: Db, now: Date, memberIds: ReadonlyMap<string, number>): Promise<void> {
  const random = createRandom(424);
  const rows = [...members, ...accounts].flatMap(({ username, skinType }) => {
    if (!skinType) return [];
    const days = username === 'demo' ? DEMO_DAYS : [random.int(5, 200)];
    return days.map((day) => {
      const answers = answersFor(skinType, random);
      return {
        userId: known(memberIds, username),
        kind: 'skin-type-test' as const,
        answers,
        ...scoreSkin(fullItems, answers),
        consent: consentVersions.survey,
        createdAt: new Date(now.getTime() - hoursTogether(username, day * HOURS_A_DAY) * millisecondsInHour),
      };
    });
  });
  await tx.insert(surveyResults).values(rows);
}
