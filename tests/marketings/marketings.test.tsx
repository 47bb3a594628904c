import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { GetServerSidePropsContext } from 'next';
import { beforeEach, expect, test } from 'vitest';
import * as settingsPage from '@/pages/me/settings/[section]';
import * as newsletterPage from '@/pages/newsletter';
import * as confirmPage from '@/pages/newsletter/confirm';
import * as stopPage from '@/pages/newsletter/stop';
import { call, callsMade, layScenario, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { failPersonal, renderPage } from '../render';

let made = 0;
let email = '';
beforeEach(() => {
  made += 1;
  email = `letter${made}@gyeol.test`;
});

const agree = () => screen.getByRole('checkbox', { name: /광고성 메일/ });
const sent = () => callsMade().filter((call) => call.includes('marketings/attendees/'));
const ownOf = async ({ token }: TestMember) => (await call('GET', 'marketings/attendees/my/', { token })).body.attendee;
const linkTo = async (name: 'key' | 'token') => {
  const { mails } = await testProvider();
  const text = mails.findLast(({ to }) => to === email)?.text ?? '';
  return new RegExp(`/newsletter/\\w+\\?${name}=[^\\s]+`).exec(text)?.[0] ?? '';
};

test('a visitor’s address is required, with its own consent, and nothing is sent without either', async () => {
  const { user } = await renderPage(newsletterPage, { path: '/newsletter' });
  expect(screen.getByText('수신을 거부할 때까지.', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^주간 이야기/ }));
  await user.click(screen.getByRole('button', { name: '확인 메일 받기' }));
  expect(await screen.findByText('이메일 주소를 다시 확인해 주세요.')).toBeVisible();
  expect(screen.getByText('받을 소식을 하나 이상 선택해 주세요.')).toBeVisible();
  expect(screen.getByText('동의해야 소식을 보내 드릴 수 있어요.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a changed consent text needs a new consent', async () => {
  const { user } = await renderPage(newsletterPage, { path: '/newsletter' });
  await user.type(screen.getByLabelText('이메일'), email);
  await user.click(agree());
  server.use(
    http.post('*/marketings/attendees/', async ({ request }) => {
      const body = { ...((await request.json()) as object), consent: '0' };
      const answer = await call('POST', 'marketings/attendees/', { body });
      return HttpResponse.json(answer.body, { status: answer.status });
    }),
  );
  await user.click(screen.getByRole('button', { name: '확인 메일 받기' }));
  await waitFor(() => expect(agree()).toHaveAccessibleDescription(/^동의서가 바뀌었어요. 새로고침해서/));
  expect(agree()).not.toBeChecked();
  expect(screen.getByLabelText('이메일')).toHaveValue(email);
});

test('a visitor’s choice survives a reload, for the visit only, until it is sent', async () => {
  const first = await renderPage(newsletterPage, { path: '/newsletter' });
  await first.user.type(screen.getByLabelText('이메일'), email);
  await first.user.click(screen.getByRole('checkbox', { name: /^혜택/ }));
  first.unmount();
  const { user } = await renderPage(newsletterPage, { path: '/newsletter' });
  expect(screen.getByLabelText('이메일')).toHaveValue(email);
  expect(screen.getByRole('checkbox', { name: /^혜택/ })).toBeChecked();
  expect(JSON.stringify({ ...localStorage })).not.toContain(email);
  expect(JSON.stringify({ ...sessionStorage })).toContain(email);
  await user.click(agree());
  await user.click(screen.getByRole('button', { name: '확인 메일 받기' }));
  expect(await screen.findByRole('heading', { name: '메일함을 확인해 주세요' })).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(email);
});

test('a visitor confirms by the mailed link with a tap, once, and ends it by another', async () => {
  const newsletter = await renderPage(newsletterPage, { path: '/newsletter' });
  await newsletter.user.type(screen.getByLabelText('이메일'), email);
  await newsletter.user.click(agree());
  await newsletter.user.dblClick(screen.getByRole('button', { name: '확인 메일 받기' }));
  expect(await screen.findByRole('heading', { name: '메일함을 확인해 주세요' })).toBeVisible();
  expect(sent()).toHaveLength(1);
  newsletter.unmount();

  const path = await linkTo('key');
  const before = sent().length;
  const page = await renderPage(confirmPage, { path, route: '/newsletter/confirm' });
  expect(sent()).toHaveLength(before);
  await page.user.click(screen.getByRole('button', { name: '소식 받기' }));
  expect(await screen.findByText(/확인했어요/)).toBeVisible();
  page.unmount();
  // The first response may have been lost.
  const again = await renderPage(confirmPage, { path, route: '/newsletter/confirm' });
  await again.user.click(screen.getByRole('button', { name: '소식 받기' }));
  expect(await screen.findByText(/확인했어요/)).toBeVisible();
  again.unmount();

  const stop = await renderPage(stopPage, { path: await linkTo('token'), route: '/newsletter/stop' });
  await stop.user.click(screen.getByRole('button', { name: '수신 거부' }));
  expect(await screen.findByText(/이제 소식 메일을 보내지 않아요/)).toBeVisible();
  stop.unmount();
  const late = await renderPage(confirmPage, { path, route: '/newsletter/confirm' });
  await late.user.click(screen.getByRole('button', { name: '소식 받기' }));
  expect(await screen.findByText(/이미 사용했거나 만료된 링크예요/)).toBeVisible();
  expect(screen.getByRole('link', { name: '소식 메일 신청하기' })).toBeVisible();
});

test('a mail program that unsubscribes by the page of a link is told that nothing happened', async () => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: '/newsletter/stop?token=a' });
  const res = new ServerResponse(req);
  const context = { req, res, query: { token: 'a' }, locale: 'ko' } as unknown as GetServerSidePropsContext;
  await stopPage.getServerSideProps(context);
  expect([res.statusCode, res.getHeader('Allow'), res.writableEnded]).toEqual([405, 'GET, HEAD', true]);
});

test('a member subscribes, changes the topics, and unsubscribes', async () => {
  const member = await aMember();
  const { user } = await renderPage(newsletterPage, { path: '/newsletter', member });
  expect(screen.queryByLabelText('이메일')).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: /광고성 메일/ }));
  await user.click(screen.getByRole('button', { name: '소식 받기' }));
  expect(await screen.findByText(/수신에 동의했어요/)).toBeVisible();
  expect(await ownOf(member)).toMatchObject({ topics: ['digest'], consent: '1' });
  await user.click(screen.getByRole('checkbox', { name: /^혜택/ }));
  await user.click(screen.getByRole('button', { name: '변경 사항 저장' }));
  await waitFor(async () => expect((await ownOf(member)).topics).toEqual(['digest', 'offers']));
  await user.click(await screen.findByRole('button', { name: '수신 거부' }));
  expect(await screen.findByRole('button', { name: '소식 받기' })).toBeVisible();
  expect(await ownOf(member)).toBeNull();
});

test('a subscription that could not be read again keeps what was chosen meanwhile', async () => {
  const { user, store } = await renderPage(newsletterPage, { path: '/newsletter', member: await aMember() });
  await user.click(await screen.findByRole('checkbox', { name: /^혜택/ }));
  await failPersonal(store);
  expect(screen.getByRole('checkbox', { name: /^혜택/ })).toBeChecked();
});

test('a failed call keeps the chosen topics and shows the next step', async () => {
  const { user } = await renderPage(newsletterPage, { path: '/newsletter' });
  await user.type(screen.getByLabelText('이메일'), email);
  await user.click(agree());
  layScenario('error');
  await user.click(screen.getByRole('button', { name: '확인 메일 받기' }));
  expect(await screen.findByText(/신청하지 못했어요/)).toBeVisible();
  expect(screen.getByLabelText('이메일')).toHaveValue(email);
  expect(agree()).toBeChecked();
});

test('the settings have the same consent, for a member who has to verify first', async () => {
  const member = await aMember({ emailVerifiedAt: null });
  const path = '/me/settings/news';
  await renderPage(<settingsPage.default member={member.user} section="news" />, { path, member });
  const section = within(await screen.findByRole('region', { name: '소식 메일' }));
  expect(await section.findByText(/이메일 인증/)).toBeVisible();
  expect(section.getByRole('checkbox', { name: /광고성 메일/ })).not.toBeChecked();
});
