import type { InputOf } from '../../../contract/call.ts';
import { barrierItems, fullItems, shortItems } from '../../../contract/skinItems.ts';
import { surveyCalls } from '../../../contract/surveys.calls.ts';
import type { SkinResult } from '../../../contract/surveys.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { findLatest, type Holder } from '../../domain/surveys/results.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { type AppContext, paginate, read, write } from '../../platform/http/context.ts';
import { findLatestShown } from './latest.ts';
import { presentBarrier, presentHistory, presentSkin } from './present.ts';
import { findFullTest, listResults, saveResult, takeOver, upgradedItems, upgradeOf } from './results.ts';
import { type Answers, scoreBarrier, scoreSkin } from './score.ts';

const holderOf = (c: AppContext, claim?: string): Holder => ({
  userId: c.get('member')?.id ?? null,
  claim,
});

/** Returns who a new result is stored for. Visitors' results are limited by address. @throws 429 */
async function newHolder(c: AppContext, claim?: string): Promise<Holder> {
  const holder = holderOf(c, claim);
  if (holder.userId === null) {
    await c.get('services').limits.use('visitorSurvey', c.get('address'));
  }
  return holder;
}

/** Requires exactly one answer for each of these items. @throws 400 */
function requireAnswers(c: AppContext, items: readonly { id: string }[], answers: Answers) {
  const known = items.every(({ id }) => Object.hasOwn(answers, id));
  if (!known || Object.keys(answers).length !== items.length) {
    throw fieldError(c.get('locale'), 'answers', 'unknownAnswers');
  }
}

/** The surveys with fixed items. */
const skinSurveys = { 'skin-type': shortItems, 'skin-type-test': fullItems };

/** Scores and stores a survey whose items are always the same. @throws 400 */
async function takeSkin(
  c: AppContext,
  kind: keyof typeof skinSurveys,
  { answers, consent, claim: key }: InputOf<typeof surveyCalls.takeSkinType>['body'],
): Promise<SkinResult> {
  const items = skinSurveys[kind];
  requireAnswers(c, items, answers);
  const createdAt = c.get('services').now();
  const result = { ...scoreSkin(items, answers), kind, answers, consent, createdAt };
  const holder = await newHolder(c, key);
  const { row, claim } = await write(c, (tx) => saveResult(tx, result, holder));
  return presentSkin(row, claim);
}

/** The calls of skin surveys. Anyone may answer; a result is visible to its member only. */
export const surveyRoutes = mount(surveyCalls, {
  takeSkinType: (c, { body }) => takeSkin(c, 'skin-type', body),
  takeSkinTypeTest: (c, { body }) => takeSkin(c, 'skin-type-test', body),
  async takeSkinTypeUpgrade(c, { body: { answers, consent, claim: key } }) {
    const holder = await newHolder(c, key);
    const now = c.get('services').now();
    const { row, claim } = await write(c, async (tx) => {
      const fullTest = await findFullTest(tx, holder);
      if (!fullTest) throw new ApiError(409, 'test_needed');
      requireAnswers(c, upgradeOf(fullTest), answers);
      const all = { ...fullTest.answers, ...answers };
      const scored = scoreSkin(upgradedItems(all), all);
      const kind = 'skin-type-upgrade' as const;
      return saveResult(tx, { ...scored, kind, answers: all, consent, createdAt: now }, holder);
    });
    return presentSkin(row, claim);
  },
  async takeBarrier(c, { body: { answers, consent, claim: key } }) {
    requireAnswers(c, barrierItems, answers);
    const now = c.get('services').now();
    const result = { ...scoreBarrier(answers), kind: 'barrier' as const, answers, consent };
    const holder = await newHolder(c, key);
    const { row, claim } = await write(c, (tx) => saveResult(tx, { ...result, createdAt: now }, holder));
    return presentBarrier(row, claim);
  },
  async getLatestSkin(c, { query: { username, claim, fullTest }, member }) {
    if (username !== '-' && username !== member?.username) {
      return { result: await read(c, (db) => findLatestShown(db, username)) };
    }
    const find = fullTest ? findFullTest : findLatest;
    const row = await read(c, (db) => find(db, holderOf(c, claim)));
    return { result: row ? presentSkin(row) : null };
  },
  async getSurveyResults(c, { query, member }) {
    const { count, rows } = await read(c, (db) => listResults(db, member.id, query));
    return paginate(c, query, count, rows.map(presentHistory));
  },
  async claimSurvey(c, { body: { claim }, member }) {
    const now = c.get('services').now();
    const isTaken = await write(c, (tx) => takeOver(tx, member.id, claim, now));
    if (!isTaken) throw notFound();
    return done;
  },
});
