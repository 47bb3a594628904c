import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EnterCode } from '@/components/challenges/EnterCode';
import { CommentForm } from '@/components/comments/CommentForm';
import { SearchBox } from '@/components/layout/SearchBox';
import { AnswerForm } from '@/components/questions/AnswerForm';
import * as signUpPage from '@/pages/auth/signup';
import * as couponPage from '@/pages/manage/coupons/[id]';
import * as forumPage from '@/pages/manage/forums/[slug]';
import * as newsPage from '@/pages/newsletter';
import * as supportPage from '@/pages/support';
import { aMember } from '../factories';
import { renderPage } from '../render';

/** Returns the value of the field of each name. */
const valuesOf = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '']),
  );

/** Types into another field, which renders the form again: a text that its state does not have is lost then. */
async function typeInto(name: string, opened: Awaited<ReturnType<typeof renderPage>>) {
  await opened.user.type(document.querySelector(`[name="${name}"]`) as Element, '1');
}

test('the form of a new forum keeps what was typed and chosen before hydration', async () => {
  const typed = { slug: 'salon', name: '살롱', description_en: 'At night', writers: 'managers' };
  const member = await aMember({ role: 'editor' });
  const params = { slug: 'new' };
  await typeInto('name_en', await renderPage(forumPage, { path: '/manage/forums/new', params, member, typed }));
  expect(valuesOf(Object.keys(typed))).toEqual(typed);
});

test('the form of new coupons keeps what was typed before hydration', async () => {
  const typed = { name: '봄 박람회', title: '봄 인사', point: '500', ends_on: '2026-12-31' };
  const member = await aMember({ role: 'editor' });
  await typeInto(
    'codes',
    await renderPage(couponPage, { path: '/manage/coupons/new', params: { id: 'new' }, member, typed }),
  );
  expect(valuesOf(Object.keys(typed))).toEqual(typed);
});

test('a form whose code is loaded when it is used keeps what was typed before hydration', async () => {
  const typed = { email: 'early@gyeol.test' };
  const opened = await renderPage(newsPage, { path: '/newsletter', typed });
  await opened.user.click(document.querySelector('[name="agreed"]') as Element);
  expect(valuesOf(['email'])).toEqual(typed);
  opened.unmount();
  const member = await aMember();
  const text = '새벽에 적은 글';
  const question = { slug: 'early', answers: [] } as never;
  const answer = await renderPage(<AnswerForm question={question} />, { member, typed: { text } });
  await typeInto('text', answer);
  expect(valuesOf(['text'])).toEqual({ text: `${text}1` });
  answer.unmount();
  const subject = { path: 'topics/1/' } as never;
  const comment = await renderPage(<CommentForm subject={subject} page={1} />, { member, typed: { text } });
  await typeInto('text', comment);
  expect(valuesOf(['text'])).toEqual({ text: `${text}1` });
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled());
});

test('a form without a schema keeps what was typed before hydration', async () => {
  const { user, visits } = await renderPage(<EnterCode />, { typed: { code: 'ab cd' } });
  await user.click(screen.getByRole('button', { name: '초대 보기' }));
  expect(visits.current).toBe('/invite/ABCD');
});

test('the form of a message to the managers keeps what was typed before hydration', async () => {
  const typed = { content: '새벽에 적은 글' };
  await typeInto('email', await renderPage(supportPage, { path: '/support', typed }));
  expect(valuesOf(['content'])).toEqual(typed);
});

test('the agreement to all before hydration checks every box of it', async () => {
  const typed = { username: 'early', all: true } as const;
  const opened = await renderPage(signUpPage, { path: '/auth/signup', typed });
  await typeInto('nickname', opened);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  expect(valuesOf(['username'])).toEqual({ username: 'early' });
});

test.each([
  ['of every page', <SearchBox key="top" />],
  ['at the start of a search', <SearchBox key="start" start />],
])('the search box %s that was used before hydration suggests', async (_place, searchBox) => {
  await renderPage(searchBox, { path: '/', typed: { search: '수' } });
  expect(await screen.findByRole('combobox', { name: '사이트 검색' })).toHaveValue('수');
});
