import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Composer } from '@/components/topics/composer/Composer';
import { draftTargets, type OwnTarget, ownTarget } from '@/lib/browser/drafts';
import * as settingsPage from '@/pages/me/settings/[section]';
import * as missionsPage from '@/pages/missions/pages/[view]/[page]';
import * as questionPage from '@/pages/questions/new';
import * as surveyPage from '@/pages/surveys/[kind]';
import { call } from '../api';
import { aForum, aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

beforeEach(() => localStorage.clear());

/** Stores a draft as another tab does that is open. Returns what that tab has stored. */
function inAnotherTab(target: OwnTarget, value: object) {
  const key = `gyeol-draft-2${target}~other`;
  localStorage.setItem(key, JSON.stringify({ value, savedAt: new Date().toISOString() }));
  return () => JSON.parse(localStorage.getItem(key) ?? '{}').value;
}
const offer = '다른 탭에서 쓰던 내용이 있어요.';

test('a form offers the text of another tab, keeps its own, and sends without dropping the other', async () => {
  const member = await aMember();
  const written = { title: '다른 탭의 질문', content: '다른 탭의 글' };
  const ofOther = inAnotherTab(ownTarget(member.username, draftTargets.newQuestion()), written);
  const { user } = await renderPage(questionPage, { path: '/questions/new', member });
  expect(await screen.findByText(offer)).toBeVisible();
  const title = screen.getByRole('textbox', { name: '제목' });
  expect(title).toHaveValue('');
  await user.type(title, '이 탭의 질문');
  await user.type(screen.getByRole('textbox', { name: '내용' }), '이 탭의 글');
  await user.click(screen.getByRole('button', { name: '불러오기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('다른 탭의 질문'));
  await user.click(screen.getByRole('button', { name: '불러오기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('이 탭의 질문'));
  await user.click(screen.getByRole('button', { name: '질문 등록' }));
  expect(await screen.findByText('질문을 등록했어요')).toBeVisible();
  expect(ofOther()).toMatchObject(written);
});

test('an emptied form leaves the text of another tab', async () => {
  const member = await aMember();
  const written = { title: '다른 탭의 질문', content: '' };
  const ofOther = inAnotherTab(ownTarget(member.username, draftTargets.newQuestion()), written);
  const { user } = await renderPage(questionPage, { path: '/questions/new', member });
  const title = await screen.findByRole('textbox', { name: '제목' });
  await user.type(title, '말');
  await user.clear(title);
  expect(ofOther()).toMatchObject(written);
});

test('a comment of another tab is offered below the topic', async () => {
  const [member, topic] = [await aMember(), await aTopic()];
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/`;
  inAnotherTab(ownTarget(member.username, draftTargets.commentOn(path, null)), { text: '다른 탭의 댓글' });
  const { user } = await openTopic({ topic, member });
  expect(await screen.findByText(offer)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '불러오기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '댓글' })).toHaveValue('다른 탭의 댓글'));
});

/** The forms that are no editor of an article: what another tab has of each, and how to see it in the form. */
const smallForms = [
  {
    form: 'a part of the profile',
    scope: () => draftTargets.settings('introduction'),
    written: { introduction: '다른 탭의 소개' },
    open: (member: TestMember) =>
      renderPage(<settingsPage.default member={member.user} section="profile" />, {
        path: '/me/settings/profile',
        route: '/me/settings/[section]',
        member,
      }),
    shown: () => screen.findByDisplayValue('다른 탭의 소개'),
  },
  {
    form: 'a coupon',
    scope: () => draftTargets.coupon,
    written: { text: 'WINTER-2026' },
    async open(member: TestMember) {
      const page = await renderPage(missionsPage, { path: '/missions', params: { view: 'every', page: '1' }, member });
      await page.user.click(screen.getByText('쿠폰 코드가 있어요'));
      return page;
    },
    shown: () => screen.findByDisplayValue('WINTER-2026'),
  },
  {
    form: 'a survey',
    scope: () => draftTargets.survey('skin-type'),
    written: { consent: '', answers: { oil1: 2 } },
    open: (member: TestMember) =>
      renderPage(surveyPage, { route: '/surveys/[kind]', params: { kind: 'skin-type' }, member }),
    shown: () => screen.findByRole('button', { name: '이어서 하기' }),
  },
  {
    form: 'a topic whose forum is chosen',
    scope: () => draftTargets.newTopic(''),
    written: { title: '다른 탭의 제목', forum: 'second' },
    async open(member: TestMember) {
      const slugs = [(await aForum()).slug, (await aForum('second')).slug];
      const choices = await Promise.all(slugs.map(async (slug) => (await call('GET', `forums/${slug}/`)).body));
      return renderPage(<Composer forum={choices[0]} choices={choices} />, { path: '/topics/new', member });
    },
    async shown() {
      await screen.findByDisplayValue('다른 탭의 제목');
      expect(screen.getByLabelText('어느 포럼에 쓸까요?')).toHaveValue('second');
    },
  },
];

test.each(smallForms)('what another tab has in $form is offered', async ({ scope, written, open, shown }) => {
  const member = await aMember();
  inAnotherTab(ownTarget(member.username, scope()), written);
  const { user } = await open(member);
  expect(await screen.findByText(offer)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '불러오기' }));
  await shown();
});
