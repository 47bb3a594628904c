import { expect, it } from 'vitest';
import { aChallenge } from './areas/challenges/testing.ts';
import { anEvent } from './areas/events/fixtures.ts';
import { aMission } from './areas/missions/testing.ts';
import { aRaffle } from './areas/raffles/testing.ts';
import { courseLessons, courses } from './db/schema/courses.ts';
import { noLimits, testProvider } from './testing.ts';

const provider = await testProvider({ limits: noLimits });
const MARK = 'unseen-campaign';
let courseCount = 0;

/** Each kind of campaign: inserts one that is published at a time, and returns its path. */
const campaigns: Record<string, (publishedAt: Date | null) => Promise<string>> = {
  challenge: async (publishedAt) => {
    const texts = { title: MARK, titleEn: MARK, description: MARK, descriptionEn: MARK };
    const { id } = await aChallenge(provider, { ...texts, publishedAt });
    return `challenges/${id}/`;
  },
  raffle: async (publishedAt) => {
    const texts = { title: MARK, titleEn: MARK, description: MARK, descriptionEn: MARK };
    const { id } = await aRaffle(provider, { ...texts, publishedAt });
    return `raffles/${id}/`;
  },
  mission: async (publishedAt) => {
    const texts = { title: MARK, titleEn: MARK, description: MARK, descriptionEn: MARK, content: MARK, question: MARK };
    const { id } = await aMission(provider, { ...texts, publishedAt });
    return `missions/${id}/`;
  },
  course: async (publishedAt) => {
    const texts = { title: MARK, titleEn: MARK, description: MARK, descriptionEn: MARK, task: MARK, taskEn: MARK };
    const slug = `hidden-${++courseCount}`;
    const rest = { slug, question: MARK, questionEn: MARK, image: '', position: 0, publishedAt };
    const [course] = await provider.insert(courses, [{ ...texts, ...rest }]);
    const lesson = { title: MARK, titleEn: MARK, content: MARK, contentEn: MARK, steps: [], stepsEn: [], minutes: 3 };
    await provider.insert(courseLessons, [{ ...lesson, courseId: course?.id ?? 0, number: 1 }]);
    return `courses/${slug}/`;
  },
  event: async (publishedAt) => {
    const texts = { title: MARK, titleEn: MARK, summary: MARK, summaryEn: MARK, description: MARK, gift: MARK };
    const { slug } = await anEvent(provider, ['answer'], { ...texts, publishedAt });
    return `events/${slug}/`;
  },
};
const anHour = (sign: number) => new Date(provider.now().getTime() + sign * 3_600_000);
const times: Record<string, Date | null> = { draft: null, scheduled: anHour(1) };
/** Creates the readers of one test, since a member's calls are limited. */
const readersOf = async () => ({
  visitor: { call: provider.call },
  member: await provider.member(),
  // Managers find them in the console alone: a page that is cached for all was rendered without a caller.
  manager: await provider.member({ role: 'manager' }),
});

/** The calls that are for managers alone, and one that does not end. */
const others = /^(?:manage|moderation)\/|\/stream\/$/;

/** Returns the calls of members and visitors, each with its parameters replaced by `value`. */
async function memberCalls(wanted: (method: string) => boolean, value: string) {
  const { paths } = (await provider.call('GET', 'openapi.json')).body;
  return Object.entries(paths as Record<string, Record<string, unknown>>)
    .map(([path, calls]) => ({ path: path.replace(/^(?:\/api\/v1)?\//, ''), calls }))
    .filter(({ path }) => !others.test(path))
    .flatMap(({ path, calls }) =>
      Object.keys(calls)
        .filter(wanted)
        .map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, value) })),
    );
}

it.each(Object.keys(campaigns).flatMap((kind) => Object.keys(times).map((state) => [kind, state] as const)))(
  'no call of members and visitors shows a %s that is %s',
  async (kind, state) => {
    const address = (await campaigns[kind]?.(times[state] ?? null)) ?? '';
    const [area = '', id = ''] = address.split('/');
    const calls = await memberCalls((method) => method === 'get', id);
    expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining([`${area}/`, address]));
    for (const [reader, { call }] of Object.entries(await readersOf())) {
      for (const { path } of calls) {
        for (const query of ['', `?search=${MARK}`, `?challenge_id=${id}`]) {
          const { status, body } = await call('GET', `${path}${query}`);
          const shown = `${reader}: GET ${path}${query}`;
          expect(JSON.stringify(body) ?? '', shown).not.toContain(MARK);
          if (path.startsWith(address)) expect(status, shown).not.toBe(200);
        }
      }
    }
  },
);

it.each(Object.keys(campaigns).flatMap((kind) => Object.keys(times).map((state) => [kind, state] as const)))(
  'no call of members does anything with a %s that is %s',
  async (kind, state) => {
    const address = (await campaigns[kind]?.(times[state] ?? null)) ?? '';
    const [, id = ''] = address.split('/');
    const calls = (await memberCalls((method) => method !== 'get', id)).filter(({ path }) => path.startsWith(address));
    expect(calls.length).toBeGreaterThan(0);
    const { member } = await readersOf();
    for (const { method, path } of calls) {
      const { status } = await member.call(method as 'POST', path, {});
      // 400 where the empty body is rejected first.
      expect([400, 404], `${method} ${path}`).toContain(status);
    }
  },
);

it.each(Object.keys(campaigns))('a %s that is published is found by everyone', async (kind) => {
  const address = (await campaigns[kind]?.(anHour(-1))) ?? '';
  for (const { call } of Object.values(await readersOf())) expect((await call('GET', address)).status).toBe(200);
});
