import type { z } from 'zod';
import { barrierItems, fullItems, shortItems } from '../../../contract/skinItems.ts';
import {
  barrierResult,
  claimAnswer,
  claimBody,
  latestAnswer,
  latestQuery,
  resultsAnswer,
  resultsQuery,
  type SkinResult,
  skinResult,
  surveyBody,
} from '../../../contract/surveys.ts';
import { findLatest, type Holder } from '../../domain/surveys/results.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { type AppContext, call, paginate, read, requireMember, router, write } from '../../platform/http/context.ts';
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
  { answers, consent, claim: key }: z.output<typeof surveyBody>,
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
export const surveyRoutes = router()
  .openapi(
    call({
      method: 'post',
      path: '/survey/skin-type/',
      summary: 'The short skin-type survey: 8 items',
      body: surveyBody,
      answer: skinResult,
    }),
    async (c) => c.json(await takeSkin(c, 'skin-type', c.req.valid('json')), 200),
  )
  .openapi(
    call({
      method: 'post',
      path: '/survey/skin-type-test/',
      summary: 'The full skin-type test: 32 items',
      body: surveyBody,
      answer: skinResult,
    }),
    async (c) => c.json(await takeSkin(c, 'skin-type-test', c.req.valid('json')), 200),
  )
  .openapi(
    call({
      method: 'post',
      path: '/survey/skin-type-upgrade/',
      summary: 'Further items for the unsure axes of the full test',
      body: surveyBody,
      answer: skinResult,
    }),
    async (c) => {
      const { answers, consent, claim: key } = c.req.valid('json');
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
      return c.json(presentSkin(row, claim), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/survey/barrier/',
      summary: 'The skin-barrier survey: 12 items',
      body: surveyBody,
      answer: barrierResult,
    }),
    async (c) => {
      const { answers, consent, claim: key } = c.req.valid('json');
      requireAnswers(c, barrierItems, answers);
      const now = c.get('services').now();
      const result = { ...scoreBarrier(answers), kind: 'barrier' as const, answers, consent };
      const holder = await newHolder(c, key);
      const { row, claim } = await write(c, (tx) => saveResult(tx, { ...result, createdAt: now }, holder));
      return c.json(presentBarrier(row, claim), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/survey/skin-type-test/latest/',
      summary: 'The newest skin-type result of the caller, or the type of a member who shows it',
      query: latestQuery,
      answer: latestAnswer,
      errors: [404],
    }),
    async (c) => {
      const { username, claim, fullTest } = c.req.valid('query');
      const member = c.get('member');
      if (username !== '-' && username !== member?.username) {
        const shown = await read(c, (db) => findLatestShown(db, username));
        return c.json({ result: shown }, 200);
      }
      const find = fullTest ? findFullTest : findLatest;
      const row = await read(c, (db) => find(db, holderOf(c, claim)));
      return c.json({ result: row ? presentSkin(row) : null }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/survey/results/',
      summary: 'The caller’s results over time',
      query: resultsQuery,
      answer: resultsAnswer,
    }),
    async (c) => {
      const { id } = requireMember(c);
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listResults(db, id, query));
      return c.json(paginate(c, query, count, rows.map(presentHistory)), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/survey/claim/',
      summary: 'Claim the results of the time before signing up',
      body: claimBody,
      answer: claimAnswer,
      errors: [404],
    }),
    async (c) => {
      const { id } = requireMember(c);
      const { claim } = c.req.valid('json');
      const now = c.get('services').now();
      const taken = await write(c, (tx) => takeOver(tx, id, claim, now));
      if (!taken) throw notFound();
      return c.json({ success: true as const }, 200);
    },
  );
