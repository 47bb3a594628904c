import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { ForumWriters } from '@/contract/constants/forums';
import * as topicsPage from '@/pages/forums/[slug]/pages/[page]';
import * as forumsPage from '@/pages/manage/forums';
import * as managePage from '@/pages/manage/forums/[slug]';
import { forumModerators } from '@/provider/db/schema/moderation';
import { forums } from '@/provider/db/schema/topics';
import { call, callsMade, server, testProvider } from '../api';
import { aForum, aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { renderPage } from '../render';

const anEditor = () => aMember({ role: 'editor' });
const openForums = (member: TestMember) => renderPage(forumsPage, { path: '/manage/forums', member });
const openForum = (slug: string, member: TestMember) =>
  renderPage(managePage, {
    path: `/manage/forums/${slug}`,
    route: '/manage/forums/[slug]',
    params: { slug },
    member,
  });
const stored = async (slug: string, { token }: TestMember) =>
  (await call('GET', `manage/forums/${slug}/`, { token })).body;
const term = { slug: 'daily', name: '일상', name_en: 'Daily' };

/** Changes a forum as another operator does. */
async function change(slug: string, part: object) {
  const { token } = await anEditor();
  const {
    topic_count: _,
    last_topic_at: __,
    archived_at: at,
    slug: ___,
    moderators: ____,
    ...forum
  } = await stored(slug, { token } as TestMember);
  const body = { ...forum, archived: at !== null, ...part };
  expect((await call('PUT', `manage/forums/${slug}/`, { token, body })).status).toBe(200);
}

/** Makes a forum with texts in both languages, so that its form can be saved. */
async function aWrittenForum(writers: ForumWriters = 'members') {
  const { slug } = await aForum();
  await change(slug, {
    name: `살롱 ${slug}`,
    name_en: 'Moon',
    description: '밤 이야기',
    description_en: 'At night',
    writers,
  });
  return slug;
}
const orderOf = () =>
  within(screen.getByRole('table', { name: '포럼 목록' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('an editor creates a forum with a category, and the next new form is empty', async () => {
  const editor = await anEditor();
  const { user, visits, unmount } = await openForum('new', editor);
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(screen.getAllByText('입력해 주세요.')).toHaveLength(4);
  expect(callsMade()).not.toContain('POST manage/forums/');
  await user.type(screen.getByLabelText('주소'), 'moon');
  await user.type(screen.getByLabelText('이름'), '달빛 살롱');
  await user.type(screen.getByLabelText('영어 이름'), 'Moon salon');
  await user.type(screen.getByLabelText('설명'), '밤에 나누는 이야기');
  await user.type(screen.getByLabelText('영어 설명'), 'Talk at night');
  const categories = within(screen.getByRole('group', { name: '카테고리' }));
  await user.click(categories.getByRole('button', { name: '추가' }));
  expect(categories.getByLabelText('주소')).toHaveFocus();
  await user.keyboard('daily');
  await user.type(categories.getByLabelText('이름'), '일상');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await categories.findByRole('alert')).toHaveTextContent('두 언어의 이름을 모두');
  await user.type(categories.getByLabelText('영어 이름'), 'Daily');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(visits.current).toBe('/manage/forums/moon'));
  expect(await stored('moon', editor)).toMatchObject({ name: '달빛 살롱', writers: 'members', categories: [term] });
  unmount();
  await openForum('new', editor);
  expect(screen.getByLabelText('이름')).toHaveValue('');
  expect(screen.queryByText(/이어서 쓸 수 있어요|불러왔어요/)).toBeNull();
});

test('an address that is taken is named at its field, and what was typed stays', async () => {
  const slug = await aWrittenForum();
  const { user } = await openForum('new', await anEditor());
  for (const [label, text] of [
    ['주소', slug],
    ['이름', '둘'],
    ['영어 이름', 'Two'],
    ['설명', '둘째'],
    ['영어 설명', 'The second'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findByText(/^이미 쓰고 있는 주소예요/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('주소')).toHaveFocus());
  expect(screen.getByLabelText('영어 설명')).toHaveValue('The second');
});

test('a change that is rejected for a field the form lacks is reported, and what was typed stays', async () => {
  const slug = await aWrittenForum();
  const { user } = await openForum(slug, await anEditor());
  const name = await screen.findByLabelText('이름');
  await user.type(name, ' 2');
  const rejection = { code: 'invalid', audience: ['다시 봐 주세요'] };
  server.use(http.put('*/manage/forums/*', () => HttpResponse.json(rejection, { status: 400 })));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText(/다시 봐 주세요|저장하지 못했어요/)).toBeVisible();
  expect(name).toHaveValue(`살롱 ${slug} 2`);
});

test('an editor changes a forum and archives it, and its readers see why there is no form', async () => {
  const slug = await aWrittenForum();
  const { user, unmount } = await openForum(slug, await anEditor());
  await user.clear(screen.getByLabelText('이름'));
  await user.type(screen.getByLabelText('이름'), '옛 살롱');
  await user.click(screen.getByRole('checkbox', { name: /^보관하기/ }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('포럼을 저장했어요')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: '옛 살롱' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  unmount();
  await renderPage(topicsPage, {
    path: `/forums/${slug}`,
    route: '/forums/[slug]/pages/[page]',
    params: { slug, page: '1' },
    member: await aMember(),
  });
  expect(screen.getByText(/^보관된 포럼이에요/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '글쓰기' })).toBeNull();
});

test('the second of two operators compares both versions and saves their own', async () => {
  const slug = await aWrittenForum();
  const editor = await anEditor();
  const { user } = await openForum(slug, editor);
  await user.clear(screen.getByLabelText('이름'));
  await user.type(screen.getByLabelText('이름'), '내 이름');
  await change(slug, { name: '그들의 이름', categories: [term] });
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  const name = within(sheet.getByRole('region', { name: '이름' }));
  expect(name.getByText('그들의 이름')).toBeVisible();
  expect(name.getByText('내 이름')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: '카테고리' })).getByText('daily · 일상 · Daily')).toBeVisible();
  expect(sheet.queryByRole('region', { name: '설명' })).toBeNull();
  expect((await stored(slug, editor)).name).toBe('그들의 이름');

  await user.click(sheet.getByRole('button', { name: '닫기' }));
  expect(screen.getByLabelText('이름')).toHaveValue('내 이름');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('포럼을 저장했어요')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stored(slug, editor)).toMatchObject({ name: '내 이름', categories: [] });
});

test('the second of two operators takes what the first has stored', async () => {
  const slug = await aWrittenForum();
  const editor = await anEditor();
  const { user } = await openForum(slug, editor);
  await user.type(screen.getByLabelText('설명'), ' 나의 말');
  await change(slug, { description: '새 설명' });
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: '저장된 내용 쓰기' }));
  expect(screen.getByLabelText('설명')).toHaveValue('새 설명');
  await user.type(screen.getByLabelText('설명'), '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('포럼을 저장했어요')).toBeVisible();
  expect((await stored(slug, editor)).description).toBe('새 설명!');
});

test('categories are moved and removed by keyboard, and one that a topic uses is rejected', async () => {
  const slug = await aWrittenForum();
  await change(slug, { categories: [term, { slug: 'care', name: '관리', name_en: 'Care' }] });
  const editor = await anEditor();
  const { token } = await aMember();
  const body = { title: '글', content: '내용', categories: ['daily'] };
  expect((await call('POST', `forums/${slug}/topics/`, { token, body })).status).toBe(200);
  const { user } = await openForum(slug, editor);
  const categories = within(screen.getByRole('group', { name: '카테고리' }));
  expect(categories.getAllByLabelText('주소')[0]).toHaveAttribute('readonly');
  categories.getByRole('button', { name: '관리 위로' }).focus();
  await user.keyboard('{Enter}');
  expect(categories.getAllByLabelText('이름').map((field) => (field as HTMLInputElement).value)).toEqual([
    '관리',
    '일상',
  ]);
  expect(categories.getByRole('button', { name: '관리 위로' })).toHaveFocus();
  await user.click(categories.getByRole('button', { name: '일상 빼기' }));
  expect(categories.getByRole('button', { name: '추가' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await categories.findByRole('alert')).toHaveTextContent(/^글이 있는 항목은 뺄 수 없어요/);
});

test('the address of a new category may begin with that of a stored one', async () => {
  const slug = await aWrittenForum();
  const { user } = await openForum(slug, await anEditor());
  const categories = within(screen.getByRole('group', { name: '카테고리' }));
  await user.click(categories.getByRole('button', { name: '추가' }));
  await user.keyboard('daily-life');
  expect(categories.getAllByLabelText('주소').at(-1)).toHaveValue('daily-life');
});

test('a save whose answer was lost is no change of another operator', async () => {
  const slug = await aWrittenForum();
  const { user } = await openForum(slug, await anEditor());
  const provider = await testProvider();
  server.use(
    http.put(
      `*/manage/forums/${slug}/`,
      async ({ request }) => {
        await provider.app.fetch(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.type(screen.getByLabelText('이름'), ' 새로');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText(/저장하지 못했어요|인터넷/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('포럼을 저장했어요')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByLabelText('이름'), '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await expect.poll(async () => (await call('GET', `forums/${slug}/`)).body.name).toMatch(/ 새로!$/);
});

test('an editor orders the forums and takes it back', async () => {
  const editor = await anEditor();
  for (let made = 0; made < 3; made += 1) await aForum();
  const { user } = await openForums(editor);
  const before = orderOf();
  const last = before.at(-1);
  await user.click(screen.getByRole('button', { name: `${last} 위로` }));
  const moved = [...before.slice(0, -2), last, before.at(-2)];
  await waitFor(() => expect(orderOf()).toEqual(moved));
  expect(screen.getByRole('button', { name: `${last} 위로` })).toHaveFocus();
  expect(screen.getByRole('button', { name: `${before[0]} 위로` })).toHaveAttribute('aria-disabled', 'true');
  await user.click(await screen.findByRole('button', { name: '실행 취소' }));
  await waitFor(() => expect(orderOf()).toEqual(before));
  const stored = async () => (await call('GET', 'manage/forums/', { token: editor.token })).body.results;
  await expect.poll(async () => (await stored()).map(({ name }: { name: string }) => name)).toEqual(before);
});

test('an editor puts a forum at a place at once, and the keyboard stays with it', async () => {
  const editor = await anEditor();
  for (let made = 0; made < 3; made += 1) await aForum();
  const { user } = await openForums(editor);
  const before = orderOf();
  const last = before.at(-1);
  const place = () => screen.getByRole('combobox', { name: `${last}의 자리` });
  expect(place()).toHaveDisplayValue(String(before.length));
  await user.selectOptions(place(), '1');
  await waitFor(() => expect(orderOf()).toEqual([last, ...before.slice(0, -1)]));
  expect(place()).toHaveDisplayValue('1');
  expect(place()).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: '실행 취소' }));
  await waitFor(() => expect(orderOf()).toEqual(before));
});

test('a place that is chosen while another is stored is stored after it', async () => {
  const { user, open, before } = await openHeld();
  const [last, first] = [before.at(-1), before[0]];
  await user.selectOptions(screen.getByRole('combobox', { name: `${last}의 자리` }), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: `${first}의 자리` }), String(before.length));
  open();
  await waitFor(() => expect(orderOf()).toEqual([last, ...before.slice(1, -1), first]));
});

/** Opens three forums or more whose first change of the order is stored once `open` is called. */
async function openHeld() {
  const editor = await anEditor();
  for (let made = 0; made < 3; made += 1) await aForum();
  const { user } = await openForums(editor);
  const { open, opened } = createGate();
  server.use(http.put('*/manage/forums/order/', async () => void (await opened), { once: true }));
  const up = (name = '') => screen.getByRole('button', { name: `${name} 위로` });
  return { user, open, up, before: orderOf() };
}

test('two quick taps move a forum by two places', async () => {
  const { user, open, up, before } = await openHeld();
  const last = before.at(-1);
  await user.dblClick(up(last));
  await waitFor(() => expect(orderOf().at(-2)).toBe(last));
  open();
  await waitFor(() => expect(orderOf()).toEqual([...before.slice(0, -3), last, ...before.slice(-3, -1)]));
});

test('two taps before the page has drawn the first move a forum by two places too', async () => {
  const { open, up, before } = await openHeld();
  const last = before.at(-1);
  act(() => {
    up(last).click();
    up(last).click();
  });
  open();
  await waitFor(() => expect(orderOf()).toEqual([...before.slice(0, -3), last, ...before.slice(-3, -1)]));
});

test('a double tap at one place, which meets the forum that was passed, moves the first one once', async () => {
  const { user, open, up, before } = await openHeld();
  const [passed, last] = before.slice(-2);
  await user.click(up(last));
  await waitFor(() => expect(orderOf().at(-2)).toBe(last));
  await user.click(up(passed));
  open();
  expect(await screen.findByRole('button', { name: '실행 취소' })).toBeVisible();
  expect(orderOf()).toEqual([...before.slice(0, -2), last, passed]);
});

test('the order of an operator who has not seen a new forum is rejected, and the list shows it', async () => {
  await aForum();
  const { user } = await openForums(await anEditor());
  const before = orderOf();
  const { name } = await aForum();
  await user.click(screen.getByRole('button', { name: `${before[1]} 위로` }));
  expect(await screen.findByText(/^목록이 바뀌었어요/)).toBeVisible();
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('a forum’s page names its moderators, with links for those who read members', async () => {
  const slug = await aWrittenForum();
  const { unmount } = await openForum(slug, await anEditor());
  expect(screen.getByText(/^이 포럼만 맡은 신고 담당은 없어요/)).toBeVisible();
  unmount();
  const provider = await testProvider();
  const moderator = await aMember({ role: 'moderator', nickname: '달빛 담당' });
  const [forum] = await provider.rows(forums, eq(forums.slug, slug));
  await provider.insert(forumModerators, { userId: moderator.id, forumId: forum?.id ?? 0 });
  await openForum(slug, await aMember({ role: 'manager' }));
  const [link] = screen.getAllByRole('link', { name: /달빛 담당/ });
  expect(link).toHaveAttribute('href', `/manage/members/@${moderator.username}`);
});
