import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useClaimedDrafts } from '@/components/auth/useClaimedDrafts';
import { Composer } from '@/components/topics/composer/Composer';
import { callsMade, server, setSession } from '../api';
import { aForum, aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { notKnownYet, renderPage } from '../render';
import { openTopic } from '../topics/open';

const sessionOf = (member: TestMember) => ({
  user: member.user,
  accessToken: member.token,
  expires: '2030-01-01T00:00:00.000Z',
});

/** Delays the site's answer about the session until the returned function is called. */
function holdSession() {
  const { open, opened } = createGate();
  server.use(http.get('*/api/auth/session', () => opened.then(() => undefined)));
  return open;
}

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('gyeol-draft'));

test('a tap before the session is known waits for it, shows that, and has one effect', async () => {
  const { topic, user, store, visits } = await openTopic();
  await notKnownYet(store);
  setSession(sessionOf(await aMember()));
  const answer = holdSession();
  const heart = await screen.findByRole('button', { name: /좋아요 0/, busy: false });
  await user.click(heart);
  expect(await screen.findByRole('button', { name: /좋아요 0/, busy: true })).toBe(heart);
  await user.click(heart);
  answer();
  expect(await screen.findByRole('button', { name: /좋아요 1/, pressed: true })).toBeVisible();
  const likes = () => callsMade().filter((call) => call === `POST topics/${topic.id}/like/`);
  await expect.poll(likes).toHaveLength(1);
  expect(heart).toHaveAttribute('aria-busy', 'false');
  expect(visits.addresses).toHaveLength(1);
});

test('a visitor who tapped before the session was known is redirected to sign in, once', async () => {
  const { topic, user, store, visits } = await openTopic();
  await notKnownYet(store);
  await user.click(await screen.findByRole('button', { name: /좋아요 0/ }));
  await waitFor(() => expect(visits.current).toMatch(/^\/auth\/signin\?/));
  expect(visits.addresses).toHaveLength(2);
  expect(callsMade()).not.toContain(`POST topics/${topic.id}/like/`);
});

function Claiming() {
  useClaimedDrafts();
  return null;
}

/** Renders a form for a new topic before the session is known. */
async function write(children: ReactNode = null) {
  const { slug, name } = await aForum();
  const forum = { description: '', topic_count: 0, last_topic_at: null, categories: [], tags: [] };
  const page = await renderPage(
    <>
      {children}
      <Composer forum={{ slug, name, ...forum }} />
    </>,
    { path: `/forums/${slug}/new` },
  );
  await notKnownYet(page.store);
  await page.user.type(screen.getByLabelText('제목'), '느린 지하철');
  await page.user.type(screen.getByLabelText('내용'), '터널 안이에요.');
  return { ...page, send: () => page.user.click(screen.getByRole('button', { name: '등록' })) };
}

test.each([
  ['before', null],
  ['after', <Claiming key="claiming" />],
])('a form sent before the session is known leaves no draft %s it is claimed', async (_, children) => {
  const { send } = await write(children);
  expect(drafts()).toHaveLength(1);
  setSession(sessionOf(await aMember()));
  await send();
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
  expect(drafts()).toHaveLength(0);
});

test('without a network it reports the failure and keeps the input, and a later tap sends it', async () => {
  const { send, visits } = await write();
  setSession(sessionOf(await aMember()));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.get('*/api/auth/session', () => Response.error(), { once: true }));
  await send();
  expect(await screen.findByText(/연결을 확인하고 다시 시도해 주세요/)).toBeVisible();
  expect(screen.getByLabelText('내용')).toHaveValue('터널 안이에요.');
  expect(visits.addresses).toHaveLength(1);
  onLine.mockRestore();
  await send();
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
});
