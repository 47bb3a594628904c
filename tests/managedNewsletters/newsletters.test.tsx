import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { POST_CONTENT_MAX } from '@/contract/constants/common';
import type { NewsletterBody, NewsletterDetail } from '@/contract/managedNewsletters';
import { draftTargets, ownTarget, writeDraft } from '@/lib/browser/drafts';
import * as newslettersPage from '@/pages/manage/newsletters';
import * as newsletterPage from '@/pages/manage/newsletters/[id]';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { sendNewsletters } from '@/provider/areas/newsletters/send';
import { newsletters } from '@/provider/db/schema/newsletters';
import { presentUser } from '@/provider/domain/members/present';
import { call, callsMade, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

async function anEditor(): Promise<TestMember> {
  const editor = await withPassword(await testProvider(), { role: 'editor' });
  return { ...editor, user: presentUser(editor, true) };
}
const body: NewsletterBody = {
  subject: '결 편지',
  content: '<p>많이 읽힌 이야기예요.</p>',
  locale: 'ko',
  topic: 'digest',
  audience: { locale: null, active_days: null, skin_types: [] },
};
const aDraft = async ({ token }: TestMember, rest: Partial<NewsletterBody> = {}): Promise<NewsletterDetail> =>
  (await call('POST', 'manage/newsletters/', { token, body: { ...body, ...rest } })).body;
const aSubscriber = async () => {
  const { token } = await aMember();
  await call('POST', 'marketings/attendees/', { token, body: { topics: ['digest'], consent: '1' } });
};
const aScheduled = async (editor: TestMember) => {
  const { token } = editor;
  const draft = await aDraft(editor);
  const sent = { at: null, version: draft.version, password: PASSWORD };
  expect((await call('POST', `manage/newsletters/${draft.id}/send/`, { token, body: sent })).status).toBe(200);
  return draft;
};
const open = (id: number | 'new', member: TestMember) =>
  renderPage(newsletterPage, {
    path: `/manage/newsletters/${id}`,
    route: '/manage/newsletters/[id]',
    params: { id: String(id) },
    member,
  });
const openList = (member: TestMember, query = '') =>
  renderPage(newslettersPage, { path: `/manage/newsletters${query}`, member });

test('an editor writes a newsletter and reads what is missing first', async () => {
  const editor = await anEditor();
  await aSubscriber();
  const { user, visits, unmount } = await open('new', editor);
  await user.click(await screen.findByRole('button', { name: '초안 저장' }));
  expect(screen.getByText('입력해 주세요.')).toBeVisible();
  expect(screen.getByText('본문을 적거나 사진을 넣어 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain('POST manage/newsletters/');
  unmount();
  // The text is not typed here: the editor needs a browser's layout.
  const draft = { subject: '봄 편지', content: '<p>봄이에요.</p>', locale: 'ko', topic: 'digest', version: 0 };
  writeDraft(ownTarget(editor.username, draftTargets.managedNewsletter(0)), {
    ...draft,
    ...{ audience_locale: '', active_days: '', skin_types: [] },
  });
  const again = await open('new', editor);
  expect(await screen.findByLabelText('제목')).toHaveValue('봄 편지');
  expect(await screen.findByText(/지금 \d+명이 받을 수 있어요/)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: '초안 저장' }));
  await waitFor(() => expect(again.visits.current).toMatch(/^\/manage\/newsletters\/\d+$/));
  expect(visits.current).toBe('/manage/newsletters/new');
});

test('a newsletter without a sender names what is missing, and leads who may set it to its page', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { services } = await testProvider();
  const { env } = services;
  services.env = { ...env, OPERATOR_PHONE: '' };
  try {
    const { unmount } = await open(draft.id, editor);
    expect(await screen.findByText(/아직 없는 정보: 전화번호\. 소유자에게/)).toBeVisible();
    expect(screen.getByRole('button', { name: '발송하기' })).toBeDisabled();
    unmount();
    await open(draft.id, await aMember({ role: 'manager' }));
    expect(await screen.findByRole('link', { name: '운영자 정보 입력하기' })).toHaveAttribute(
      'href',
      '/manage/settings/operator',
    );
  } finally {
    services.env = env;
  }
});

test('an editor gives a newsletter of the greatest length another subject', async () => {
  const editor = await anEditor();
  const begin = '<p><a href="/products">제품</a><br>다음 줄</p><p>';
  const content = `${begin}${'글'.repeat(POST_CONTENT_MAX - begin.length - '</p>'.length)}</p>`;
  const draft = await aDraft(editor, { content });
  const { user } = await open(draft.id, editor);
  await user.type(await screen.findByLabelText('제목'), ' 둘째');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText('초안을 저장했어요')).toBeVisible();
  const { body: stored } = await call('GET', `manage/newsletters/${draft.id}/`, { token: editor.token });
  expect(stored).toMatchObject({ subject: '결 편지 둘째', content: draft.content });
});

test('the number of recipients follows the choice of them', async () => {
  const editor = await anEditor();
  await aSubscriber();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  expect(await screen.findByText(/지금 [1-9]\d*명이 받을 수 있어요/)).toBeVisible();
  await user.click(screen.getByText('피부 타입으로 고르기'));
  await user.click(screen.getByRole('button', { name: 'GTKP' }));
  expect(await screen.findByText('지금 0명이 받을 수 있어요.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('최근 활동'), '30일 안에 활동한 회원');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText('초안을 저장했어요')).toBeVisible();
  const { body: stored } = await call('GET', `manage/newsletters/${draft.id}/`, { token: editor.token });
  expect(stored.audience).toEqual({ locale: null, active_days: 30, skin_types: ['GTKP'] });
});

test('an editor gets a test of what is stored, and sends it with their password', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  const trial = await screen.findByRole('button', { name: '나에게 시험 발송' });
  await user.type(screen.getByLabelText('제목'), '!');
  expect(trial).toBeDisabled();
  expect(screen.getByText(/저장하면 시험 메일과 발송을 쓸 수 있어요/)).toBeVisible();
  await user.type(screen.getByLabelText('제목'), '{Backspace}');
  await user.click(trial);
  expect(await screen.findByText('내 이메일로 시험 메일을 보냈어요')).toBeVisible();
  const { mails } = await testProvider();
  expect(mails.findLast(({ to }) => to === editor.email)?.subject).toBe('(광고) 결 편지');

  await user.click(screen.getByRole('button', { name: '발송하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '이 메일을 보낼까요?' }));
  await user.selectOptions(sheet.getByLabelText('보낼 때'), '날짜와 시각 예약');
  await user.click(sheet.getByRole('button', { name: '예약하기' }));
  expect(sheet.getByText('날짜와 시각을 골라 주세요.')).toBeVisible();
  await user.selectOptions(sheet.getByLabelText('보낼 때'), '지금');
  await user.type(sheet.getByLabelText('내 비밀번호'), 'another password');
  await user.click(sheet.getByRole('button', { name: '보내기' }));
  expect(await sheet.findByText(/현재 비밀번호와 달라요/)).toBeVisible();
  await user.clear(sheet.getByLabelText('내 비밀번호'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText(/^발송을 예약했어요/)).toBeVisible();
  expect(await screen.findByRole('button', { name: '예약 취소' })).toBeVisible();
});

test('a newsletter that another operator has changed is compared, and the stored text taken', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  const subject = await screen.findByLabelText('제목');
  const changed = { ...body, subject: '다른 편지', version: draft.version };
  await call('PUT', `manage/newsletters/${draft.id}/`, { token: editor.token, body: changed });
  await user.type(subject, ' 둘');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(sheet.getByText('다른 편지')).toBeVisible();
  expect(sheet.getByText('결 편지 둘')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  expect(screen.getByLabelText('제목')).toHaveValue('다른 편지');
});

test('versions of a newsletter that differ in their formats alone are shown as different', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  const subject = await screen.findByLabelText('제목');
  const content = '<p>많이 <strong>읽힌</strong> 이야기예요.</p>';
  const changed = { ...body, content, version: draft.version };
  await call('PUT', `manage/newsletters/${draft.id}/`, { token: editor.token, body: changed });
  await user.type(subject, ' 둘');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(sheet.getByText('많이 **읽힌** 이야기예요.')).toBeVisible();
  expect(sheet.getByText('많이 읽힌 이야기예요.')).toBeVisible();
});

test('no version of a newsletter is sent that the operator has not read', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  await user.click(await screen.findByRole('button', { name: '발송하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '이 메일을 보낼까요?' }));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  const changed = { ...body, subject: '읽지 않은 편지', version: draft.version };
  await call('PUT', `manage/newsletters/${draft.id}/`, { token: editor.token, body: changed });
  await user.click(sheet.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '발송하기' })).toBeDisabled());
  const { body: stored } = await call('GET', `manage/newsletters/${draft.id}/`, { token: editor.token });
  expect(stored).toMatchObject({ state: 'draft', subject: '읽지 않은 편지' });
});

test('a scheduled newsletter is a draft again, and one that is being sent can be paused and cancelled', async () => {
  const editor = await anEditor();
  await aSubscriber();
  const { id } = await aScheduled(editor);
  const { user, unmount } = await open(id, editor);
  await user.click(await screen.findByRole('button', { name: '예약 취소' }));
  expect(await screen.findByText('예약을 취소했어요. 다시 초안이에요.')).toBeVisible();
  expect(await screen.findByRole('button', { name: '발송하기' })).toBeVisible();

  unmount();
  const provider = await testProvider();
  const other = await aScheduled(editor);
  await provider.update(newsletters, { state: 'sending' }, eq(newsletters.id, other.id));
  const second = await open(other.id, editor);
  await second.user.click(await screen.findByRole('button', { name: '일시 중지' }));
  expect(await screen.findByText('발송을 멈췄어요')).toBeVisible();
  await second.user.click(await screen.findByRole('button', { name: '발송 취소' }));
  const sheet = within(await screen.findByRole('dialog', { name: '발송을 취소할까요?' }));
  await second.user.click(sheet.getByRole('button', { name: '발송 취소' }));
  expect(await screen.findByText('발송을 취소했어요')).toBeVisible();
});

test('a draft is discarded once it is confirmed', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  await user.click(await screen.findByRole('button', { name: '초안 버리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '초안을 버릴까요?' }));
  await user.click(sheet.getByRole('button', { name: '초안 버리기' }));
  expect(await screen.findByText('초안을 버렸어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '발송하기' })).toBeNull());
});

test('a sent newsletter shows how many mails were sent, and nothing to do', async () => {
  const editor = await anEditor();
  await aSubscriber();
  const { id } = await aScheduled(editor);
  await sendNewsletters((await testProvider()).services, new AbortController().signal);
  await open(id, editor);
  expect(await screen.findByText(/통을 처리했어요$/)).toBeVisible();
  expect(screen.getByText('발송 완료')).toBeVisible();
  expect(screen.queryByRole('button', { name: '일시 중지' })).toBeNull();
  expect(screen.getByText('많이 읽힌 이야기예요.')).toBeVisible();
});

test('newsletters are found by subject and state', async () => {
  const editor = await anEditor();
  await aDraft(editor, { subject: '찾는 편지' });
  const { user, visits } = await openList(editor);
  expect(screen.getByRole('link', { name: '찾는 편지' })).toBeVisible();
  expect(screen.getByRole('link', { name: '초안' })).toHaveAttribute('href', '/manage/newsletters?state=draft');
  await user.type(screen.getByRole('searchbox', { name: '메일 제목 검색' }), '찾는{Enter}');
  await waitFor(() => expect(new URLSearchParams(visits.current.split('?')[1]).get('search')).toBe('찾는'));
});

test('a search without a hit leads back to all newsletters', async () => {
  await openList(await anEditor(), '?search=none-of-them');
  expect(screen.getByText('찾는 메일이 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '필터 초기화' })).toHaveAttribute('href', '/manage/newsletters');
});

test('a newsletter that could not be sent in time says so where it can be sent', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { write } = await testProvider();
  const scheduledAt = new Date('2026-02-20T03:00:00.000Z');
  await write((tx) => tx.update(newsletters).set({ scheduledAt }).where(eq(newsletters.id, draft.id)));
  await open(draft.id, editor);
  expect(await screen.findByText(/예약한 때\(2026.*20.*\)에 보내지 못했어요\./)).toBeVisible();
});
