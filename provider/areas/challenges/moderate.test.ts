import { beforeEach, expect, it } from 'vitest';
import type { Participant } from '../../../contract/challenges.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aChallenge, participantsOf } from './testing.ts';

const provider = await testProvider();
let author: TestMember;
let challengeId: number;
let participantId: number;
const manager = await provider.member({ role: 'manager' });
beforeEach(async () => {
  author = await provider.member();
  challengeId = (await aChallenge(provider, { endsOn: '2026-03-02' })).id;
  const [made] = await participantsOf(provider, challengeId, [author], { content: '마지막 날' });
  participantId = made?.id ?? 0;
  const written = await write('당김이 사라졌어요');
  expect(written.status, JSON.stringify(written.body)).toBe(200);
});

const one = () => `challenges/${challengeId}/entrants/${participantId}/`;
const write = (review: string) => author.call('POST', `${one()}review/`, { review });
const as = (who?: TestMember) => (who ? { token: who.token } : {});
const seenBy = async (who?: TestMember) => (await provider.call('GET', one(), as(who))).body;
const reviewed = async (query: string, who?: TestMember): Promise<Participant[]> =>
  (await provider.call('GET', `challenges/${challengeId}/entrants/?${query}`, as(who))).body.results;
const count = async () => (await provider.call('GET', `challenges/${challengeId}`)).body.review_count;
const report = (who: TestMember, subjectId = participantId) =>
  who.call('POST', 'reports/', { subject: 'challenge_review', subjectId, reason: 'advertising' });
/** Has five members with old accounts report the content, which collapses it. */
async function collapse() {
  const day = 86_400_000;
  for (const since of [40, 80, 120, 160, 200]) {
    const createdAt = new Date(provider.now().getTime() - since * day);
    const answer = await report(await provider.member({ createdAt }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
}
const moderate = (status: 'hidden' | 'published') =>
  manager.call('PUT', `moderation/challenge_review/${participantId}/`, { status, reason: '가게 홍보예요' });

it('five reports collapse a review, its author is notified and appeals, and a manager’s decision shows it again', async () => {
  await collapse();
  expect(await seenBy()).toMatchObject({
    review: '당김이 사라졌어요',
    review_collapsed: true,
    review_hidden: false,
    collapsed: false,
  });
  const received = await provider.call('GET', 'reports/received/', as(author));
  expect(received.body.results).toMatchObject([
    {
      collapsed: true,
      may_appeal: true,
      content: {
        subject: 'challenge_review',
        title: '보습 열흘',
        excerpt: '당김이 사라졌어요',
        path: `/challenges/${challengeId}/participants?user=${author.username}`,
      },
    },
  ]);
  const news = await provider.call('GET', 'notifications/', as(author));
  expect(news.body.results).toContainEqual(
    expect.objectContaining({
      kind: 'moderation',
      outcome: 'collapsed',
      subject: { type: 'challenge_review', id: String(participantId), title: '보습 열흘' },
    }),
  );
  const [{ id }] = received.body.results;
  const appealed = await author.call('POST', `reports/${id}/appeal/`, { text: '제 돈으로 샀어요' });
  expect(appealed.status, JSON.stringify(appealed.body)).toBe(200);
  const queue = await provider.call('GET', 'reports/?status=appealed', as(manager));
  expect(queue.body.results).toContainEqual(
    expect.objectContaining({ id, report_count: 5, appeal: expect.objectContaining({}) }),
  );
  const { changed_at } = queue.body.results.find((it: { id: number }) => it.id === id);
  await manager.call('POST', `reports/${id}/decision/`, { decision: 'dismiss', reason: '광고가 아니에요', changed_at });
  expect(await seenBy()).toMatchObject({ review_collapsed: false, has_review: true });
});

it('a hidden review is shown to its author and managers only, and not counted', async () => {
  expect(await count()).toBe(1);
  const hidden = await moderate('hidden');
  expect(hidden.status, JSON.stringify(hidden.body)).toBe(200);
  expect(hidden.headers.get('Link')).toContain(`</challenges/${challengeId}>`);
  expect(await count()).toBe(0);
  const emptied = { review: '', has_review: false, review_hidden: false };
  const left = { review: '당김이 사라졌어요', has_review: true, review_hidden: true };
  const reader = await provider.member();
  for (const who of [undefined, reader]) {
    expect(await seenBy(who)).toMatchObject({ ...emptied, content: '마지막 날' });
    expect(await reviewed('has_review=true', who)).toEqual([]);
    expect(await reviewed('has_review=false', who)).toMatchObject([emptied]);
  }
  for (const who of [author, manager]) {
    expect(await seenBy(who)).toMatchObject(left);
    expect(await reviewed('has_review=true', who)).toMatchObject([left]);
    expect(await reviewed('has_review=false', who)).toEqual([]);
  }
  expect((await moderate('hidden')).status).toBe(200);
  expect(await count()).toBe(0);
  await moderate('published');
  expect(await seenBy()).toMatchObject({ ...left, review_hidden: false });
  expect(await count()).toBe(1);
});

it('a hidden review that is rewritten stays hidden, and leaving does not decrement its count again', async () => {
  await moderate('hidden');
  expect((await write('다시 씀')).body).toMatchObject({ review: '다시 씀', review_hidden: true });
  expect(await seenBy()).toMatchObject({ review: '' });
  await provider.call('DELETE', `challenges/${challengeId}/entrant/`, as(author));
  expect(await count()).toBe(0);
});

it('a heart is compared with what its giver can read of a hidden review', async () => {
  const giver = await provider.member();
  await moderate('hidden');
  const heart = (review: string) => giver.call('POST', `${one()}heart/`, { review });
  expect((await heart('당김이 사라졌어요')).body.code).toBe('changed');
  expect((await heart('')).status).toBe(200);
});

it('no review is reported by its writer, nor twice by one, nor where there is none to be read', async () => {
  const reader = await provider.member();
  expect(await report(author)).toMatchObject({ status: 409, body: { code: 'own_content' } });
  expect((await report(reader)).status).toBe(200);
  expect(await report(reader)).toMatchObject({ status: 409, body: { code: 'already_reported' } });
  await moderate('hidden');
  expect((await report(await provider.member())).status).toBe(404);
  const [silent] = await participantsOf(provider, challengeId, [reader]);
  expect((await report(author, silent?.id)).status).toBe(404);
  expect((await report(author, 999_999)).status).toBe(404);
});
