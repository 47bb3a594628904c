import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import * as challengePage from '@/pages/challenges/[id]';
import { challengeParticipants } from '@/provider/db/schema/challenges';
import { loseResponse, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';
import { anEarlierCheckIn, anOpenChallenge, anParticipant } from './factories';

const open = (id: number, member?: TestMember) =>
  renderPage(challengePage, { route: '/challenges/[id]', params: { id }, member });
/** Inserts a challenge of ten days that ended yesterday. */
const aPastChallenge = () => anOpenChallenge({ startsOn: '2026-02-20', endsOn: '2026-03-01' });

test('a participant sees their own days, streak and progress', async () => {
  const { id } = await anOpenChallenge();
  const { id: eid, member } = await anParticipant(id, { said: { image: '/files/b.webp' } });
  await anEarlierCheckIn(eid, 1, '/files/a.webp');
  await open(id, member);
  expect(await screen.findByRole('region', { name: '내 기록' })).toBeVisible();
  expect(screen.getByText('2일 연속')).toBeVisible();
  expect(screen.getByText('/ 10일 인증')).toHaveTextContent('2/ 10일 인증');
  expect(within(screen.getByRole('list', { name: '이번 주' })).getAllByText(/인증했어요/)).toHaveLength(1);
  expect(screen.getByText(/9일을 채우면 완주예요\. 7일 남았어요\./)).toBeVisible();
  expect(await screen.findByRole('slider', { name: '처음과 지금 비교하기' })).toBeInTheDocument();
});

test('a member without a participation, and a visitor, have no record there', async () => {
  const { id } = await anOpenChallenge();
  await anParticipant(id, { said: {} });
  await open(id, await aMember());
  expect(await screen.findByRole('button', { name: '참여하기' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '내 기록' })).toBeNull();
});

test('at the end a participant sees their answers from the start', async () => {
  const { id } = await anOpenChallenge({
    startsOn: '2026-02-20',
    endsOn: '2026-03-01',
    question1: '무엇을 바꾸고 싶나요?',
  });
  const { id: eid, member } = await anParticipant(id, { said: {} });
  const { services } = await testProvider();
  await services.database.write((tx) =>
    tx.update(challengeParticipants).set({ answer1: '밤마다 세안하기' }).where(eq(challengeParticipants.id, eid)),
  );
  await open(id, member);
  expect(await screen.findByText('밤마다 세안하기')).toBeVisible();
  expect(screen.getByText('무엇을 바꾸고 싶나요?')).toBeVisible();
});

test('a review survives a failed call, is sent once and shown afterwards', async () => {
  const { id } = await aPastChallenge();
  const { id: eid, member } = await anParticipant(id, { said: {} });
  await anEarlierCheckIn(eid, 2);
  server.use(http.post('*/review/', () => HttpResponse.error(), { once: true }));
  const { user, unmount } = await open(id, member);
  await user.click(await screen.findByRole('button', { name: '후기 남기기' }));
  expect(screen.getByText('후기를 적어 주세요.')).toBeVisible();
  await user.type(screen.getByLabelText('챌린지를 마치며'), '볼이 덜 당겨요.');
  await user.click(screen.getByRole('button', { name: '후기 남기기' }));
  expect(await screen.findByText(/후기를 남기지 못했어요/)).toBeVisible();
  unmount();

  const again = await open(id, member);
  expect(await screen.findByDisplayValue('볼이 덜 당겨요.')).toHaveAccessibleName('챌린지를 마치며');
  await again.user.click(screen.getByRole('button', { name: '후기 남기기' }));
  expect(await screen.findByRole('heading', { name: '내 후기' })).toBeVisible();
  expect(screen.getByText('볼이 덜 당겨요.')).toBeVisible();
  expect(screen.queryByLabelText('챌린지를 마치며')).toBeNull();
});

test('a review whose answer was lost is shown as stored', async () => {
  const { id } = await aPastChallenge();
  const { id: eid, member } = await anParticipant(id, { said: {} });
  await anEarlierCheckIn(eid, 2);
  loseResponse('post', '*/review/');
  const { user } = await open(id, member);
  await user.type(await screen.findByLabelText('챌린지를 마치며'), '결이 고와졌어요.');
  await user.click(screen.getByRole('button', { name: '후기 남기기' }));
  expect(await screen.findByRole('heading', { name: '내 후기' })).toBeVisible();
  expect(screen.getByText('결이 고와졌어요.')).toBeVisible();
});
