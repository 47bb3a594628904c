import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TFunction } from 'i18next';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { courseForm, newCourse, newLesson } from '@/components/manage/edit/courseValues';
import type { ManagedCourse } from '@/contract/managedCourses';
import * as memberPage from '@/pages/courses/[slug]';
import * as listPage from '@/pages/manage/courses';
import * as managePage from '@/pages/manage/courses/[slug]';
import * as previewPage from '@/pages/manage/courses/[slug]/preview';
import { videos } from '@/provider/db/schema/contents';
import { setField } from '../actions';
import { call, callsMade, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { aPicture, transferOf } from '../pictures';
import { renderPage } from '../render';

const provider = await testProvider();
const anEditor = () => aMember({ role: 'editor' });
let made = 0;

/** Inserts an uploaded picture of an operator, and returns its address. */
const stored = async (editor: TestMember) => (await provider.picture(editor.id)).url;

const lesson = (title: string, part: object = {}) => ({
  ...{ number: null, title, title_en: `${title} in English`, content_en: '<p>One.</p>' },
  content: '<p>첫 문단이에요.</p><p>첫 문단이에요.</p>',
  ...{
    steps: ['재기', '재기'],
    steps_en: ['Measure', 'Measure'],
    minutes: 3,
    image: '',
    image_alt: '',
    image_alt_en: '',
  },
  video: null,
  ...part,
});

/** Creates a draft that could be published, as an operator does over the API. */
async function aDraft(editor: TestMember, part: object = {}): Promise<ManagedCourse> {
  const body = {
    ...{
      slug: `made-course-${++made}`,
      title: '세안 다시 배우기',
      title_en: 'Washing again',
      image: await stored(editor),
    },
    ...{ description: '물 온도부터', description_en: 'From the water on', task: '사흘 기록', task_en: 'Three days' },
    ...{ question: '무엇이 달라졌나요?', question_en: 'What changed?', closes_at: null },
    lessons: [lesson('물'), lesson('거품')],
    ...part,
  };
  const answer = await call('POST', 'manage/courses/', { token: editor.token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}
const read = async (slug: string, { token }: TestMember): Promise<ManagedCourse> =>
  (await call('GET', `manage/courses/${slug}/`, { token })).body;
const publish = async ({ slug, version }: ManagedCourse, { token }: TestMember) =>
  (await call('PUT', `manage/courses/${slug}/publication/`, { token, body: { state: 'open', version } })).body;
const open = (slug: string, member: TestMember) =>
  renderPage(managePage, {
    path: `/manage/courses/${slug}`,
    route: '/manage/courses/[slug]',
    params: { slug },
    member,
  });
const lessonAt = (place: number) => within(screen.getByRole('group', { name: `${place}번째 레슨` }));
const typeIn = (place: number, label: string | RegExp, value: string) =>
  fireEvent.change(lessonAt(place).getByLabelText(label), { target: { value } });

/** Pastes words into the editor of a lesson's text, as a reader's browser does. */
const pasteIn = async (place: number, label: string, plain: string) =>
  fireEvent.paste(await lessonAt(place).findByRole('textbox', { name: label }), {
    clipboardData: transferOf([], { plain }),
  });

test('an editor makes a course from nothing, previews it and opens it, and a member reads it', async () => {
  const editor = await anEditor();
  const { user, visits, unmount } = await open('new', editor);
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findAllByText('입력해 주세요.')).toHaveLength(2);
  expect(callsMade()).not.toContain('POST manage/courses/');
  setField('주소', 'evening-wash');
  setField('제목', '저녁 세안');
  setField('영어 제목', 'Washing in the evening');
  await user.click(within(screen.getByRole('group', { name: '레슨 목록' })).getByRole('button', { name: '추가' }));
  expect(lessonAt(1).getByLabelText('레슨 제목')).toHaveFocus();
  await user.keyboard('물 온도');
  typeIn(1, /^읽는 시간/, '0');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText(/^1번째 레슨을 확인해 주세요/)).toBeVisible();
  typeIn(1, '영어 레슨 제목', 'How warm');
  typeIn(1, /^읽는 시간/, '４');
  await pasteIn(1, '본문', '미온수로요.\n\n찬물은 나중에요.');
  typeIn(1, /^오늘 할 일/, '온도 재기\n\n 수건 고르기 ');
  typeIn(1, /^영어 오늘 할 일/, 'Measure');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText('1번째 레슨의 할 일을 두 언어에 같은 수로 적어 주세요.')).toBeVisible();
  typeIn(1, /^영어 오늘 할 일/, 'Measure\nChoose a towel');
  await user.upload(lessonAt(1).getByLabelText('사진 추가'), await aPicture());
  await lessonAt(1).findByLabelText(/^사진 설명/);
  typeIn(1, /^사진 설명/, '김이 오르는 세면대');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  await waitFor(() => expect(visits.current).toBe('/manage/courses/evening-wash'));
  expect(await read('evening-wash', editor)).toMatchObject({
    state: 'draft',
    lessons: [{ minutes: 4, steps: ['온도 재기', '수건 고르기'], image_alt: '김이 오르는 세면대', video: null }],
  });
  unmount();

  const page = await open('evening-wash', editor);
  await page.user.click(screen.getByRole('button', { name: '지금 공개' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '지금 공개' }));
  expect(await screen.findByText('공개하려면 채워야 할 항목이 있어요.')).toBeVisible();
  for (const label of ['설명', '영어 설명', '과제', '영어 과제', '질문', '영어 질문']) setField(label, `${label} 글`);
  await page.user.click(lessonAt(1).getByRole('button', { name: '본문 수정' }));
  await pasteIn(1, '영어 본문', 'Lukewarm.');
  await page.user.upload(
    within(screen.getByRole('group', { name: /^대표 사진/ })).getByLabelText('사진 추가'),
    await aPicture(),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: '저장' })).toBeEnabled());
  await page.user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '지금 공개' })).toBeEnabled());
  await page.user.click(screen.getByRole('button', { name: '지금 공개' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '지금 공개' }));
  expect(await screen.findByText('공개했어요')).toBeVisible();
  page.unmount();

  await renderPage(memberPage, {
    path: '/courses/evening-wash',
    route: '/courses/[slug]',
    params: { slug: 'evening-wash' },
  });
  expect(screen.getByRole('heading', { level: 1, name: '저녁 세안' })).toBeVisible();
  expect(screen.getByText('찬물은 나중에요.')).toBeVisible();
  expect(screen.getByText('수건 고르기')).toBeVisible();
});

test('a lesson gets a video that is found by its title, and loses it', async () => {
  const editor = await anEditor();
  const course = await aDraft(editor);
  const [video] = await provider.insert(videos, {
    ...{ sourceId: 'abcdefghij1', type: 'youtube' as const, title: '거품 내는 법' },
    publishedAt: new Date(),
  });
  const { user } = await open(course.slug, editor);
  const first = lessonAt(1);
  await user.type(first.getByLabelText('영상 제목 검색'), '거품{Enter}');
  await user.click(await first.findByRole('button', { name: '거품 내는 법 넣기' }));
  expect(first.getByLabelText('영상 제목 검색')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect((await read(course.slug, editor)).lessons.map((it) => it.video)).toEqual([video?.id, null]);
  await user.click(await lessonAt(1).findByRole('button', { name: '거품 내는 법 빼기' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () =>
    expect((await read(course.slug, editor)).lessons.map((it) => it.video)).toEqual([null, null]),
  );
});

test('what is typed while a course is being saved stays, and is saved by the next tap', async () => {
  const editor = await anEditor();
  const course = await aDraft(editor);
  const gate = createGate();
  server.use(http.put('*/manage/courses/*', () => gate.opened, { once: true }));
  const { user } = await open(course.slug, editor);
  setField('제목', '저장할 이름');
  await user.click(screen.getByRole('button', { name: '저장' }));
  setField('제목', '저장하는 동안 고친 이름');
  gate.open();
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(screen.getByLabelText('제목')).toHaveValue('저장하는 동안 고친 이름');
  expect((await read(course.slug, editor)).title).toBe('저장할 이름');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect((await read(course.slug, editor)).title).toBe('저장하는 동안 고친 이름'));
});

test('a preview shows a draft with its lessons, in which nothing can be marked', async () => {
  const editor = await anEditor();
  const { slug } = await aDraft(editor);
  await renderPage(previewPage, {
    path: `/manage/courses/${slug}/preview`,
    route: '/manage/courses/[slug]/preview',
    params: { slug },
    member: editor,
  });
  const preview = within(screen.getByRole('article', { name: '미리 보기' }));
  expect(preview.getByRole('heading', { name: '물' })).toBeVisible();
  // Two paragraphs and two tasks with the same words are both shown.
  expect(preview.getAllByText('첫 문단이에요.')).toHaveLength(4);
  expect(preview.getAllByText('재기')).toHaveLength(4);
  expect(preview.queryByRole('button', { name: /읽었어요|다 읽음/ })).toBeNull();
});

test('lessons that members have read are moved and not removed, and others come between them', async () => {
  const editor = await anEditor();
  const course = await publish(await aDraft(editor), editor);
  const { token } = await aMember();
  await call('PUT', `courses/${course.slug}/lessons/1/`, { token, body: { done: true } });
  const { user } = await open(course.slug, editor);
  expect(screen.getByText(/^이미 읽은 회원이 있어서/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /번째 레슨 빼기/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '초안으로 되돌리기' })).toBeNull();
  const add = () =>
    user.click(within(screen.getByRole('group', { name: '레슨 목록' })).getByRole('button', { name: '추가' }));
  for (const [place, title] of [
    [3, '셋째'],
    [4, '넷째'],
  ] as const) {
    await add();
    for (const label of ['레슨 제목', '영어 레슨 제목']) typeIn(place, label, title);
    for (const label of ['본문', '영어 본문']) await pasteIn(place, label, title);
  }
  expect(screen.getByRole('button', { name: '1번째 레슨 위로' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: '4번째 레슨 아래로' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: '4번째 레슨 위로' }));
  expect(screen.getByRole('button', { name: '3번째 레슨 위로' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: '1번째 레슨의 자리' }), '4');
  expect(screen.getByRole('combobox', { name: '4번째 레슨의 자리' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: '4번째 레슨의 자리' }), '1');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () =>
    expect((await read(course.slug, editor)).lessons.map(({ title }) => title)).toEqual(['물', '거품', '넷째', '셋째']),
  );
  expect((await call('GET', `courses/${course.slug}/`, { token })).body.done).toEqual([1]);
});

test('what is typed in the texts of two lessons stays with them while they are moved by keyboard', async () => {
  const editor = await anEditor();
  const course = await aDraft(editor);
  const { user } = await open(course.slug, editor);
  expect(lessonAt(1).getByText('첫 문단이에요. 첫 문단이에요.')).toBeVisible();
  await user.click(lessonAt(1).getByRole('button', { name: '본문 수정' }));
  const first = await lessonAt(1).findByRole('textbox', { name: '본문' });
  await waitFor(() => expect(first).toHaveFocus());
  await pasteIn(1, '본문', ' 물을 더 적어요.');
  act(() => screen.getByRole('button', { name: '1번째 레슨 아래로' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '2번째 레슨 아래로' })).toHaveFocus();
  expect(lessonAt(2).getByRole('textbox', { name: '본문' })).toHaveTextContent('물을 더 적어요.');
  await user.click(lessonAt(1).getByRole('button', { name: '본문 수정' }));
  await pasteIn(1, '영어 본문', 'More foam. ');
  await pasteIn(2, '영어 본문', 'More water. ');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect((await read(course.slug, editor)).lessons).toMatchObject([
    { number: 2, title: '거품', content_en: '<p>More foam. One.</p>' },
    {
      number: 1,
      title: '물',
      content: '<p>첫 문단이에요.</p><p>첫 문단이에요. 물을 더 적어요.</p>',
      content_en: '<p>More water. One.</p>',
    },
  ]);
});

test('the time of a lesson is counted from its text and pictures where none is typed', async () => {
  const editor = await anEditor();
  const content = `<p>${'물로 천천히 씻어요. '.repeat(180)}</p><img src="${await stored(editor)}">`;
  const course = await aDraft(editor, { lessons: [lesson('물', { content })] });
  const { user } = await open(course.slug, editor);
  expect(lessonAt(1).getByText(/^글과 사진을 보는 데 3분쯤 걸려요/)).toBeVisible();
  typeIn(1, /^읽는 시간/, '');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect((await read(course.slug, editor)).lessons[0]?.minutes).toBe(3);
});

test('the text of a lesson that is too long is told before it is sent', async () => {
  const editor = await anEditor();
  const course = await aDraft(editor);
  const { user } = await open(course.slug, editor);
  await user.click(lessonAt(2).getByRole('button', { name: '본문 수정' }));
  await pasteIn(2, '본문', '가'.repeat(20_000));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('2번째 레슨의 본문이 너무 길어요. 두 레슨으로 나눠 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain(`PUT manage/courses/${course.slug}/`);
});

test('an operator sees what another one has changed in a lesson, also where it is a format or a picture', async () => {
  const editor = await anEditor();
  const course = await aDraft(editor);
  const { user } = await open(course.slug, editor);
  const url = await stored(editor);
  const content = `<p><strong>첫 문단이에요.</strong></p><img src="${url}" alt="물잔">`;
  const [water, foam] = course.lessons;
  const { state: _, published_at: __, is_begun, application_count, ...fields } = course;
  const body = { ...fields, lessons: [{ ...water, content }, foam] };
  expect((await call('PUT', `manage/courses/${course.slug}/`, { token: editor.token, body })).status).toBe(200);
  setField('제목', '내가 고친 제목');
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog'));
  const lessons = within(sheet.getByRole('region', { name: '레슨' }));
  expect(lessons.getByText((text) => text.includes(`**첫 문단이에요.** [물잔](${url})`))).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  await waitFor(() => expect(lessonAt(1).getByText((text) => text.includes('[물잔]'))).toBeVisible());
});

test('the list narrows by state and words, and a copy leads to its draft', async () => {
  const editor = await anEditor();
  const course = await publish(await aDraft(editor, { title: '유일한 수업' }), editor);
  const { unmount } = await renderPage(listPage, {
    path: `/manage/courses?search=${encodeURIComponent('유일한')}&state=open`,
    member: editor,
  });
  expect(screen.getByRole('link', { name: '유일한 수업' })).toHaveAttribute('href', `/manage/courses/${course.slug}`);
  unmount();
  const { user, visits } = await open(course.slug, editor);
  await user.click(screen.getByRole('button', { name: '복사' }));
  await waitFor(() => expect(visits.current).not.toBe(`/manage/courses/${course.slug}`));
  expect(visits.current).toMatch(/^\/manage\/courses\/made-course-\d+$/);
});

test('a course that is too long as a whole names the lesson to shorten', () => {
  const t = ((key: string, values?: { place: number }) => `${key} ${values?.place}`) as TFunction<'campaigns'>;
  const lessonOf = (text: string) => ({
    ...newLesson(),
    title: '물',
    title_en: 'Water',
    content: text,
    content_en: text,
  });
  // An emoji has four bytes.
  const lessons = Array.from({ length: 30 }, (_, at) => lessonOf('💧'.repeat(at === 6 ? 18_000 : 15_000)));
  const faults = (of: typeof lessons) =>
    courseForm(t)
      .safeParse({ ...newCourse, slug: 'long', title: '긴 코스', title_en: 'Long', lessons: of })
      .error?.issues.map(({ path, message }) => [path.join(), message]);
  expect(faults(lessons)).toEqual([['lessons', 'course.long 7']]);
  expect(faults(lessons.slice(0, 20))).toBeUndefined();
});
