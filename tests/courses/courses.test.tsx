import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import * as coursePage from '@/pages/courses/[slug]';
import * as listPage from '@/pages/courses/pages/[view]/[page]';
import * as searchPage from '@/pages/courses/pages/search';
import { courses } from '@/provider/db/schema/courses';
import { addDays, seoulDay } from '@/provider/platform/time/seoul';
import { call, callsMade, layScenario, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { failPersonal, renderPage } from '../render';
import { aCourse } from './factories';

const open = (slug: string, member?: TestMember, locale?: 'ko' | 'en') =>
  renderPage(coursePage, { route: '/courses/[slug]', params: { slug }, member, locale });
const part = async (name: string) => within(await screen.findByRole('article', { name }));
const stored = async (slug: string, { token }: TestMember) => (await call('GET', `courses/${slug}/`, { token })).body;

test('a visitor reads every lesson and is led from one to the next', async () => {
  await open(await aCourse());
  const contents = within(screen.getByRole('navigation', { name: '목차' }));
  expect(contents.getByRole('link', { name: /물 온도/ })).toHaveAttribute('href', '#lesson-1');
  const first = await part('물 온도');
  expect(first.getByText('둘째 문단이에요.')).toBeVisible();
  expect(first.getByText('손목으로 재기')).toBeVisible();
  expect(first.getByRole('link', { name: '다음 레슨' })).toHaveAttribute('href', '#lesson-2');
  const second = await part('수건');
  expect(second.getByRole('link', { name: '과제로 가기' })).toHaveAttribute('href', '#apply');
  expect(screen.queryByRole('button', { name: '다 읽었어요' })).toBeNull();
  expect(contents.getByRole('link', { name: '로그인하면' })).toBeVisible();
});

test('structured data describes a free course and its lessons', async () => {
  const slug = await aCourse();
  await open(slug, undefined, 'en');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const [course] = JSON.parse(data)['@graph'];
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'Washing again',
    url: `https://gyeol.test/en/courses/${slug}`,
    isAccessibleForFree: true,
  });
  expect(course.syllabusSections).toHaveLength(2);
});

test('a member’s mark of a lesson is shown at once, stays, and can be removed', async () => {
  const slug = await aCourse();
  const member = await aMember();
  const { user } = await open(slug, member);
  const lesson = await part('물 온도');
  await user.click(await lesson.findByRole('button', { name: '다 읽었어요' }));
  const marked = await lesson.findByRole('button', { name: '읽음' });
  expect(marked).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('레슨 2개 중 1개')).toBeVisible();
  await waitFor(async () => expect((await stored(slug, member)).done).toEqual([1]));
  await user.click(await lesson.findByRole('button', { name: '읽음' }));
  await waitFor(async () => expect((await stored(slug, member)).done).toEqual([]));
});

test('a double tap marks a lesson once', async () => {
  const slug = await aCourse();
  const member = await aMember();
  const { user } = await open(slug, member);
  const lesson = await part('물 온도');
  await user.dblClick(await lesson.findByRole('button', { name: '다 읽었어요' }));
  await waitFor(async () => expect((await stored(slug, member)).done).toEqual([1]));
  expect(await lesson.findByRole('button', { name: '읽음' })).toBeVisible();
  expect(callsMade().filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

test('lessons that are marked one right after the other stay so, in whatever order the answers come', async () => {
  const slug = await aCourse();
  const member = await aMember();
  const { user, store } = await open(slug, member);
  const { open: release, opened } = createGate();
  server.use(
    http.put(
      '*/lessons/1/',
      async ({ request }) => {
        const answer = await (await testProvider()).app.fetch(request);
        await opened;
        return answer;
      },
      { once: true },
    ),
  );
  const [first, second] = [await part('물 온도'), await part('수건')];
  await user.click(await first.findByRole('button', { name: '다 읽었어요' }));
  await waitFor(async () => expect((await stored(slug, member)).done).toEqual([1]));
  await user.click(await second.findByRole('button', { name: '다 읽었어요' }));
  await waitFor(async () => expect((await stored(slug, member)).done).toEqual([1, 2]));
  release();
  const isInFlight = () => Object.values(store.getState().api.mutations).some((it) => it?.status === 'pending');
  await waitFor(() => expect(isInFlight()).toBe(false));
  expect(first.getByRole('button', { name: '읽음' })).toBeVisible();
  expect(second.getByRole('button', { name: '읽음' })).toBeVisible();
});

test('a mark that fails to reach the provider is reverted and reported', async () => {
  const { user } = await open(await aCourse(), await aMember());
  const lesson = await part('수건');
  const button = await lesson.findByRole('button', { name: '다 읽었어요' });
  layScenario('error');
  await user.click(button);
  expect(await screen.findByText(/읽음으로 표시하지 못했어요/)).toBeVisible();
  expect(lesson.getByRole('button', { name: '다 읽었어요' })).toBeVisible();
});

test('a member submits an application once, sees it and changes it', async () => {
  const slug = await aCourse();
  const member = await aMember();
  const { user } = await open(slug, member);
  await user.click(await screen.findByRole('button', { name: '과제 제출하기' }));
  expect(await screen.findAllByText('내용을 적어 주세요.')).toHaveLength(2);
  await user.type(screen.getByLabelText('기록'), '사흘 동안 미지근한 물로 씻었어요.');
  await user.type(screen.getByLabelText('무엇이 달라졌나요?'), '덜 당겨요.');
  await user.dblClick(screen.getByRole('button', { name: '과제 제출하기' }));
  expect(await screen.findByRole('heading', { name: '내가 제출한 과제' })).toBeVisible();
  expect(screen.getByText('덜 당겨요.')).toBeVisible();
  expect(callsMade().filter((call) => call.startsWith('POST courses/'))).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: '수정' }));
  const answer = await screen.findByLabelText('무엇이 달라졌나요?');
  expect(answer).toHaveValue('덜 당겨요.');
  await user.clear(answer);
  await user.type(answer, '부드러워요.');
  await user.click(screen.getByRole('button', { name: '수정 완료' }));
  expect(await screen.findByText('부드러워요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '수정' })).toBeVisible();
  expect((await stored(slug, member)).application.answer).toBe('부드러워요.');
});

test('until the own application is loaded there is no form, and a failed call can be retried', async () => {
  const slug = await aCourse();
  const member = await aMember();
  const path = `courses/${slug}/applications/`;
  await call('POST', path, { token: member.token, body: { content: '기록', answer: '답이에요' } });
  server.use(
    http.get('*/courses/:slug/', ({ request }) =>
      request.headers.has('Authorization') ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  );
  const { user } = await open(slug, member);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.queryByRole('button', { name: '과제 제출하기' })).toBeNull();
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByText('답이에요')).toBeVisible();
});

test('a draft survives a failed call and the page', async () => {
  const slug = await aCourse();
  const member = await aMember();
  const { user, unmount } = await open(slug, member);
  await user.type(await screen.findByLabelText('기록'), '첫날');
  await user.type(screen.getByLabelText('무엇이 달라졌나요?'), '아직');
  layScenario('error');
  await user.click(screen.getByRole('button', { name: '과제 제출하기' }));
  expect(await screen.findByText(/과제를 제출하지 못했어요/)).toBeVisible();
  expect(screen.getByLabelText('기록')).toHaveValue('첫날');
  unmount();
  layScenario(undefined);
  await open(slug, member);
  expect(await screen.findByDisplayValue('첫날')).toBeVisible();
  expect(screen.getByText('쓰던 글을 불러왔어요.')).toBeVisible();
});

test('a course that closed meanwhile is reported, and shown as closed', async () => {
  const slug = await aCourse({ days: 1 });
  const { services } = await testProvider();
  const { user } = await open(slug, await aMember());
  await user.type(await screen.findByLabelText('기록'), '늦은 기록');
  await user.type(screen.getByLabelText('무엇이 달라졌나요?'), '늦은 답');
  await services.database.write((tx) =>
    tx.update(courses).set({ closesAt: services.now() }).where(eq(courses.slug, slug)),
  );
  await user.click(screen.getByRole('button', { name: '과제 제출하기' }));
  expect(await screen.findByText('마감된 코스예요. 레슨은 계속 읽을 수 있어요.')).toBeVisible();
  expect(await screen.findByText(/과제를 더 받지 않아요/)).toBeVisible();
  expect(screen.getByLabelText('기록')).toHaveValue('늦은 기록');
  expect(screen.queryByRole('button', { name: '과제 제출하기' })).toBeNull();
});

test('a course that closes while its application is edited shows what is stored and what was typed', async () => {
  const slug = await aCourse({ days: 1 });
  const provider = await testProvider();
  const member = await aMember();
  const body = { content: '첫 기록', answer: '첫 답' };
  await call('POST', `courses/${slug}/applications/`, { token: member.token, body });
  const { user } = await open(slug, member);
  await user.click(await screen.findByRole('button', { name: '수정' }));
  await user.type(await screen.findByLabelText('기록'), '을 고쳐요');
  await provider.update(courses, { closesAt: provider.now() }, eq(courses.slug, slug));
  await user.click(screen.getByRole('button', { name: '수정 완료' }));
  expect(await screen.findByText('첫 기록', { selector: 'dd' })).toBeVisible();
  expect(screen.getByLabelText('기록')).toHaveValue('첫 기록을 고쳐요');
  expect(screen.getByText(/과제를 더 받지 않아요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '수정 완료' })).toBeNull();
});

test('a course names the moment at which it closes', async () => {
  const slug = await aCourse({ days: 1 });
  const provider = await testProvider();
  const day = addDays(seoulDay(provider.now()), 2);
  await provider.update(courses, { closesAt: new Date(`${day}T00:00:00+09:00`) }, eq(courses.slug, slug));
  await open(slug);
  const [year, month, date] = day.split('-').map(Number);
  expect(screen.getByText(`${year}년 ${month}월 ${date}일 00:00까지`)).toBeVisible();
});

test('a visitor is asked to sign in, a member to verify their address first', async () => {
  const slug = await aCourse();
  const { unmount } = await open(slug);
  expect(screen.getByRole('link', { name: '로그인하고 과제 제출하기' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`/courses/${slug}#apply`)),
  );
  unmount();
  await open(slug, await aMember({ emailVerifiedAt: null }));
  expect(await screen.findByText(/이메일 인증/)).toBeVisible();
});

test.each(['manager', 'editor'] as const)('a %s reads the applications, members do not see the list', async (role) => {
  const slug = await aCourse();
  const member = await aMember({ nickname: '물결' });
  await call('POST', `courses/${slug}/applications/`, {
    token: member.token,
    body: { content: '기록이에요', answer: '답이에요' },
  });
  const { unmount } = await open(slug, member);
  expect(screen.queryByText(/회원들이 제출한 과제/)).toBeNull();
  unmount();
  const { user } = await open(slug, await aMember({ role }));
  await user.click(await screen.findByRole('button', { name: '모두 보기' }));
  expect(await screen.findByText('기록이에요')).toBeVisible();
  expect(screen.getByRole('link', { name: /물결/ })).toBeVisible();
});

test('applications that could not be read again stay', async () => {
  const slug = await aCourse();
  const { token } = await aMember();
  await call('POST', `courses/${slug}/applications/`, { token, body: { content: '기록이에요', answer: '답이에요' } });
  const { user, store } = await open(slug, await aMember({ role: 'manager' }));
  await user.click(await screen.findByRole('button', { name: '모두 보기' }));
  await screen.findByText('기록이에요');
  await failPersonal(store);
  expect(screen.getByText('기록이에요')).toBeVisible();
});

test('the list distinguishes open from closed, shows the progress, and is searched', async () => {
  const reading = await aCourse({ title: '조금 읽은 코스' });
  const closed = await aCourse({ title: '끝난 코스', days: -1 });
  const member = await aMember();
  await call('PUT', `courses/${reading}/lessons/1/`, { token: member.token, body: { done: true } });
  const show = (view: string) => renderPage(listPage, { path: '/courses', params: { view, page: '1' }, member });
  const { unmount } = await show('opened');
  expect(await screen.findByText('2개 중 1개 읽음')).toBeVisible();
  expect(screen.queryByRole('link', { name: '끝난 코스' })).toBeNull();
  unmount();
  const found = await renderPage(searchPage, { path: '/courses?search=끝난' });
  expect(screen.getByRole('link', { name: '끝난 코스' })).toHaveAttribute('href', `/courses/${closed}`);
  expect(screen.queryByRole('link', { name: '조금 읽은 코스' })).toBeNull();
  found.unmount();
});

test('an unknown course is a 404', async () => {
  const { status } = await open('nowhere');
  expect(status).toBe(404);
});
