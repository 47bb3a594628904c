import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import type { managedCourseCalls } from '../../../contract/managedCourses.calls.ts';
import type { ManagedCourse } from '../../../contract/managedCourses.ts';
import { courseApplications, courseProgress, courses } from '../../db/schema/courses.ts';
import { files } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const HOUR = 3_600_000;
const provider = await testProvider();
const at = (hours: number) => new Date(provider.now().getTime() + hours * HOUR);
let made = 0;

type Body = InputOf<typeof managedCourseCalls.createCourse>['body'];
type Lesson = Body['lessons'][number];

let editor: TestMember;
let member: TestMember;
let cover: string;
beforeEach(async () => {
  [editor, member] = [await provider.member({ role: 'editor' }), await provider.member()];
  cover = await aPicture();
});

/** Inserts an uploaded picture of the operator, and returns its address. */
async function aPicture() {
  const id = `${crypto.randomUUID()}.webp`;
  await provider.insert(files, [{ id, userId: editor.id, width: 1280, height: 720, size: 10 }]);
  return `/api/v1/files/${id}`;
}

const lesson = (title: string, rest: Partial<Lesson> = {}): Lesson => ({
  title,
  title_en: `${title} in English`,
  content: '첫 문단이에요.\n\n둘째 문단이에요.',
  content_en: 'One.\n\nTwo.',
  steps: ['손목으로 재기'],
  steps_en: ['Use your wrist'],
  minutes: 3,
  image: '',
  image_alt: '',
  image_alt_en: '',
  video: null,
  ...rest,
});
const body = (): Body => ({
  slug: `washing-${++made}`,
  title: '세안 다시 배우기',
  title_en: 'Washing again',
  description: '물 온도부터',
  description_en: 'From the water on',
  image: cover,
  task: '사흘 기록',
  task_en: 'Three days',
  question: '무엇이 달라졌나요?',
  question_en: 'What changed?',
  closes_at: null,
  lessons: [lesson('물'), lesson('거품')],
});
const create = (rest: Partial<Body> = {}) => editor.call('POST', 'manage/courses/', { ...body(), ...rest });
const draft = async (rest: Partial<Body> = {}): Promise<ManagedCourse> => (await create(rest)).body;
const fieldsOf = (course: ManagedCourse) => {
  const { state: _, published_at: __, is_begun, application_count, ...fields } = course;
  return fields;
};
const change = (course: ManagedCourse, rest: Partial<Body> = {}, by = editor) =>
  by.call('PUT', `manage/courses/${course.slug}/`, { ...fieldsOf(course), ...rest });
const publish = ({ slug, version }: ManagedCourse, to: object = { state: 'open' }) =>
  editor.call('PUT', `manage/courses/${slug}/publication/`, { version, ...to });
const opened = async (rest: Partial<Body> = {}): Promise<ManagedCourse> => (await publish(await draft(rest))).body;
const read = async (slug: string): Promise<ManagedCourse> => (await editor.call('GET', `manage/courses/${slug}/`)).body;
const mark = (slug: string, number: number) => member.call('PUT', `courses/${slug}/lessons/${number}/`, { done: true });
const apply = (slug: string) =>
  member.call('POST', `courses/${slug}/applications/`, { content: '사흘', answer: '순해요' });
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  return (await owner.call('GET', 'moderation/log/')).body.results[0];
};
const rejects = (field: string) => ({ status: 400, body: { [field]: [expect.any(String)] } });

it('makes a draft that nobody finds, shows it beforehand, opens it, and a member takes it', async () => {
  const wanted = { ...body(), lessons: [lesson('물', { image: await aPicture(), image_alt: '물잔' }), lesson('거품')] };
  const { status, body: made } = await editor.call('POST', 'manage/courses/', wanted);
  expect([status, made]).toEqual([
    200,
    { ...wanted, state: 'draft', published_at: null, is_begun: false, application_count: 0, version: 1 },
  ]);
  const { slug } = made;
  expect((await member.call('GET', `courses/${slug}/`)).status).toBe(404);
  expect((await mark(slug, 1)).status).toBe(404);
  const { body: preview } = await editor.call('GET', `manage/courses/${slug}/preview/`);
  expect(preview).toMatchObject({ title: '세안 다시 배우기', lesson_count: 2, minutes: 6, done: null });
  expect(await publish(made)).toMatchObject({ status: 200, body: { state: 'open', version: 2 } });
  expect(await logged()).toMatchObject({ action: 'publish_course', before: { published_at: null } });
  expect((await member.call('GET', `courses/${slug}/`)).body).toMatchObject({
    lessons: [
      { number: 1, title: '물', steps: ['손목으로 재기'], image: { alt: '물잔' } },
      { number: 2, title: '거품' },
    ],
  });
  expect((await mark(slug, 2)).body).toEqual({ done: [2] });
  expect((await apply(slug)).status).toBe(200);
  expect(await read(slug)).toMatchObject({ is_begun: true, application_count: 1 });
  const titles = (await provider.call('GET', 'courses/')).body.results.map((it: { slug: string }) => it.slug);
  expect(titles[0]).toBe(slug);
});

it('opens at the time that it is scheduled for, closes at its end, and a later end opens it again', async () => {
  const course = await draft({ closes_at: at(2).toISOString() });
  const { body: scheduled } = await publish(course, { state: 'scheduled', published_at: at(1).toISOString() });
  expect(scheduled.state).toBe('scheduled');
  const seen = async () => (await provider.call('GET', `courses/${course.slug}/`)).status;
  expect(await seen()).toBe(404);
  await provider.update(courses, { publishedAt: at(-1) }, eq(courses.slug, course.slug));
  expect([await seen(), (await read(course.slug)).state]).toEqual([200, 'open']);
  await provider.update(courses, { closesAt: at(0) }, eq(courses.slug, course.slug));
  const closed = await read(course.slug);
  expect(closed.state).toBe('closed');
  expect((await apply(course.slug)).body.code).toBe('course_closed');
  expect(await change(closed, { closes_at: at(-48).toISOString() })).toMatchObject(rejects('closes_at'));
  expect((await change(closed, { closes_at: null })).body.state).toBe('open');
  expect((await apply(course.slug)).status).toBe(200);
});

const NEEDED = ['description', 'description_en', 'image', 'task', 'task_en', 'question', 'question_en'] as const;
const lacking: [keyof Body, Partial<Body>][] = [
  ...NEEDED.map((field): [keyof Body, Partial<Body>] => [field, { [field]: '' }]),
  ['lessons', { lessons: [] }],
  ['lessons', { lessons: [lesson('물', { content_en: '' })] }],
  ['closes_at', { closes_at: '2020-01-01T00:00:00.000Z' }],
];

it.each(lacking)('is opened with its %s alone (%#)', async (field, part) => {
  const course = await draft(part);
  expect(course.state).toBe('draft');
  expect(await publish(course)).toMatchObject(rejects(field));
});

const wrong: [string, Partial<Body>][] = [
  ['slug', { slug: 'Big Letters' }],
  ['slug', { slug: 'latest' }],
  ['title', { title: '가'.repeat(81) }],
  ['image', { image: '/api/v1/files/none.webp' }],
  ['lessons', { lessons: [lesson('물', { image: '/api/v1/files/none.webp' })] }],
  ['lessons', { lessons: [lesson('물', { video: 999_999 })] }],
  ['lessons', { lessons: [lesson('물', { steps: ['하나', '둘'] })] }],
  ['lessons', { lessons: [lesson('물', { minutes: 0 })] }],
  ['lessons', { lessons: Array.from({ length: 31 }, () => lesson('물')) }],
];

it.each(wrong)('rejects a wrong %s (%#)', async (field, part) => {
  const { status, body: error } = await create(part);
  expect([status, Object.keys(error)[0]?.split('.')[0]]).toEqual([400, field]);
});

it('rejects a slug that is taken, also as another course’s new one', async () => {
  const first = await draft();
  expect(await create({ slug: first.slug })).toMatchObject(rejects('slug'));
  const second = await draft();
  expect(await change(second, { slug: first.slug })).toMatchObject(rejects('slug'));
  const { body: moved } = await change(second, { slug: `${second.slug}-b` });
  expect(moved.slug).toBe(`${second.slug}-b`);
  const { body: open } = await publish(moved);
  expect(await change(open, { slug: second.slug })).toMatchObject(rejects('slug'));
});

it('keeps the lessons that members have read, whose texts are corrected and which others follow', async () => {
  const course = await opened();
  await mark(course.slug, 2);
  const begun = await read(course.slug);
  const [water, foam] = begun.lessons as [Lesson, Lesson];
  for (const moved of [[foam], [water], [foam, water], [lesson('먼저'), water, foam]]) {
    expect(await change(begun, { lessons: moved })).toMatchObject(rejects('lessons'));
  }
  const lessons = [lesson('미지근한 물'), lesson('거품'), lesson('수건')];
  expect(await change(begun, { lessons })).toMatchObject({ status: 200, body: { lessons } });
  expect((await member.call('GET', `courses/${course.slug}/`)).body).toMatchObject({ done: [2], lesson_count: 3 });
  for (const state of ['draft', 'open']) {
    const answer = await publish(await read(course.slug), { state });
    expect(answer).toMatchObject({ status: 409, body: { code: 'campaign_joined' } });
  }
});

it('removes and orders lessons before members have read any', async () => {
  const course = await opened();
  const { body: changed } = await change(course, { lessons: [lesson('거품')] });
  expect(changed.lessons).toEqual([lesson('거품')]);
  expect((await member.call('GET', `courses/${course.slug}/`)).body.lessons).toHaveLength(1);
});

it('is listed by the number of its lessons, without their texts', async () => {
  const { slug } = await draft();
  const { body: list } = await editor.call('GET', `manage/courses/?search=${slug}`);
  expect(list.results).toEqual([expect.objectContaining({ slug, lesson_count: 2 })]);
  expect(list.results[0]).not.toHaveProperty('lessons');
});

it.each(['task', 'task_en', 'question', 'question_en'] as const)(
  'changes its %s no more once a member has applied',
  async (field) => {
    const course = await opened();
    await apply(course.slug);
    expect(await change(course, { [field]: '다른 것' })).toMatchObject(rejects(field));
    expect((await change(course, { title: '새 제목' })).status).toBe(200);
  },
);

it('tells the second of two operators that the course has changed, and changes nothing', async () => {
  const course = await draft();
  const { body: changed } = await change(course, { title: '첫 수정' });
  const conflict = { status: 409, body: { code: 'edit_conflict' } };
  const other = await provider.member({ role: 'editor' });
  expect(await change(course, { title: '둘째 수정' }, other)).toMatchObject(conflict);
  expect(await publish(course)).toMatchObject(conflict);
  expect(await read(course.slug)).toEqual(changed);
});

it('is copied to a draft with its lessons, without an end', async () => {
  const course = await opened({ closes_at: at(48).toISOString() });
  await mark(course.slug, 1);
  const { body: copy } = await editor.call('POST', `manage/courses/${course.slug}/copy/`);
  expect(copy).toMatchObject({ state: 'draft', closes_at: null, is_begun: false, lessons: course.lessons });
  expect(copy.slug).not.toBe(course.slug);
});

it('is deleted as a draft alone', async () => {
  const course = await draft();
  const { body: open } = await publish(course);
  expect((await editor.call('DELETE', `manage/courses/${course.slug}/`)).body.code).toBe('changed');
  await publish(open, { state: 'draft' });
  expect((await editor.call('DELETE', `manage/courses/${course.slug}/`)).status).toBe(200);
  expect((await editor.call('GET', `manage/courses/${course.slug}/`)).status).toBe(404);
  expect(await logged()).toMatchObject({
    action: 'delete_course',
    before: { lessons: expect.stringContaining('거품') },
  });
});

it('is listed by its state and by words', async () => {
  const course = await draft({ title: '특별한 수업' });
  const found = async (query: string) =>
    (await editor.call('GET', `manage/courses/?page_size=100&${query}`)).body.results.map(
      ({ slug }: ManagedCourse) => slug,
    );
  for (const [state, isIn] of Object.entries({ draft: true, scheduled: false, open: false, closed: false })) {
    expect([state, (await found(`state=${state}`)).includes(course.slug)]).toEqual([state, isIn]);
  }
  expect(await found(`search=${encodeURIComponent('특별한')}`)).toEqual([course.slug]);
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  expect(await other.call('GET', 'manage/courses/')).toMatchObject({ status: 409, body: { code: 'no_right' } });
});

it('orders some courses among each other, and members see them so', async () => {
  const [a, b, c] = [await opened({ title: 'a' }), await opened({ title: 'b' }), await opened({ title: 'c' })];
  const order = (...slugs: string[]) => editor.call('PUT', 'manage/courses/', { slugs });
  const seen = async () => {
    const { body } = await provider.call('GET', 'courses/?page_size=100');
    return body.results.map((it: { title: string }) => it.title).filter((title: string) => title.length === 1);
  };
  expect(await seen()).toEqual(['c', 'b', 'a']);
  expect((await order(a.slug, c.slug)).status).toBe(200);
  expect(await seen()).toEqual(['a', 'b', 'c']);
  expect(await logged()).toMatchObject({
    action: 'order_courses',
    before: { order: 'c, a' },
    after: { order: 'a, c' },
  });
  expect(await order(b.slug, b.slug)).toMatchObject(rejects('slugs'));
  expect(await order(b.slug, 'no-such-course')).toMatchObject(rejects('slugs'));
  expect(await seen()).toEqual(['a', 'b', 'c']);
});

/** What an operator does to an open course, and what a member then gets. */
const operations = {
  edit: (course: ManagedCourse) => change(course, { task: '닷새 기록', lessons: [lesson('물')] }),
  'take back': (course: ManagedCourse) => publish(course, { state: 'draft' }),
  delete: async (course: ManagedCourse) => {
    await publish(course, { state: 'draft' });
    return editor.call('DELETE', `manage/courses/${course.slug}/`);
  },
};
const entries = {
  apply: ({ slug }: ManagedCourse) => apply(slug),
  mark: ({ slug }: ManagedCourse) => mark(slug, 2),
};
const races = Object.keys(operations).flatMap((operation) =>
  Object.keys(entries).flatMap((entry) => [true, false].map((isFirst) => ({ operation, entry, isFirst }))),
);

it.each(races)('is whole after a race: $entry with $operation, the member first: $isFirst', async (race) => {
  const course = await opened();
  const statuses: Record<string, number> = {};
  const by = async (who: string, call: Promise<{ status: number }>) => {
    statuses[who] = (await call).status;
  };
  const works = [
    () => by('member', entries[race.entry as keyof typeof entries](course)),
    () => by('operator', operations[race.operation as keyof typeof operations](course)),
  ];
  const isThis = eq(courses.slug, course.slug);
  const [before] = await provider.rows(courses, isThis);
  const id = before?.id ?? 0;
  await provider.whileHeld(
    (tx) => tx.select().from(courses).where(isThis).for('update'),
    ...(race.isFirst ? works : works.reverse()),
  );
  const stored = [
    ...(await provider.rows(courseApplications, eq(courseApplications.courseId, id))),
    ...(await provider.rows(courseProgress, eq(courseProgress.courseId, id))),
  ].length;
  const [after] = await provider.rows(courses, eq(courses.id, id));
  // Who applies after an edit agrees to it.
  const isStored = race.isFirst || (race.operation === 'edit' && race.entry === 'apply');
  expect([statuses.member, stored]).toEqual(isStored ? [200, 1] : [404, 0]);
  expect(statuses.operator === 200).toBe(!race.isFirst);
  if (isStored) expect(after).toMatchObject({ publishedAt: expect.any(Date) });
});
