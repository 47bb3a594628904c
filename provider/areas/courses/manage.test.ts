import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import {
  COURSE_LESSONS_MAX,
  LESSON_CONTENT_MAX,
  LESSON_STEP_MAX,
  LESSON_STEPS_MAX,
} from '../../../contract/constants/campaigns.ts';
import type { Course } from '../../../contract/courses.ts';
import type { managedCourseCalls } from '../../../contract/managedCourses.calls.ts';
import type { ManagedCourse } from '../../../contract/managedCourses.ts';
import { courseApplications, courseLessons, courseProgress, courses } from '../../db/schema/courses.ts';
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
const aPicture = async () => (await provider.picture(editor.id)).url;

/** Returns how many rows show a picture. */
async function shownBy(url: string) {
  const [row] = await provider.rows(files, eq(files.id, url.slice(url.lastIndexOf('/') + 1)));
  return row?.shownBy ?? 0;
}

const lesson = (title: string, rest: Partial<Lesson> = {}): Lesson => ({
  number: null,
  title,
  title_en: `${title} in English`,
  content: '<p>첫 문단이에요.</p><p>둘째 문단이에요.</p>',
  content_en: '<p>One.</p><p>Two.</p>',
  steps: ['손목으로 재기'],
  steps_en: ['Use your wrist'],
  minutes: 3,
  image: '',
  image_alt: '',
  image_alt_en: '',
  video: null,
  ...rest,
});
/** The lessons of a new course as they are stored. */
const numbered = (lessons: Lesson[]) => lessons.map((it, at) => ({ ...it, number: at + 1 }));
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
    {
      ...wanted,
      lessons: numbered(wanted.lessons),
      state: 'draft',
      published_at: null,
      is_begun: false,
      application_count: 0,
      version: 1,
    },
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

const titlesFor = async (slug: string, reader = member) => {
  const { lessons, done }: Course = (await reader.call('GET', `courses/${slug}/`)).body;
  return { titles: lessons.map(({ title }) => title), done, numbers: lessons.map(({ number }) => number) };
};

it('keeps a member’s mark with its lesson, wherever that is moved and whatever comes before it', async () => {
  const course = await opened({ lessons: [lesson('물'), lesson('거품'), lesson('수건')] });
  const { slug } = course;
  await mark(slug, 2);
  const begun = await read(slug);
  const [water, foam, towel] = begun.lessons as [Lesson, Lesson, Lesson];
  const { body: turned } = await change(begun, {
    lessons: [towel, lesson('먼저'), water, { ...foam, title: '고운 거품' }],
  });
  expect(await titlesFor(slug)).toEqual({
    titles: ['수건', '먼저', '물', '고운 거품'],
    numbers: [3, 4, 1, 2],
    done: [2],
  });
  // A page that was rendered before the move marks the lesson that its reader has read.
  expect((await mark(slug, 1)).body).toEqual({ done: [1, 2] });
  expect(turned.lessons.map(({ number }: Lesson) => number)).toEqual([3, 4, 1, 2]);
  const { body: back } = await change(turned, { lessons: [...turned.lessons].reverse() });
  expect(back.version).toBe(turned.version + 1);
  expect(await titlesFor(slug)).toMatchObject({ numbers: [2, 1, 4, 3], done: [1, 2] });
});

it('removes no lesson once members have read one, which others may follow', async () => {
  const course = await opened();
  await mark(course.slug, 2);
  const begun = await read(course.slug);
  const [water, foam] = begun.lessons as [Lesson, Lesson];
  for (const lessons of [
    [foam],
    [water],
    [],
    [water, { ...foam, number: null }],
    [water, { ...water, title: '거품' }],
  ]) {
    expect(await change(begun, { lessons })).toMatchObject(rejects('lessons'));
  }
  const lessons = [{ ...water, title: '미지근한 물' }, foam, lesson('수건')];
  expect(await change(begun, { lessons })).toMatchObject({ status: 200, body: { lessons: numbered(lessons) } });
  expect((await member.call('GET', `courses/${course.slug}/`)).body).toMatchObject({ done: [2], lesson_count: 3 });
  for (const state of ['draft', 'open']) {
    const answer = await publish(await read(course.slug), { state });
    expect(answer).toMatchObject({ status: 409, body: { code: 'campaign_joined' } });
  }
});

it('gives the number of a removed lesson to no other, so that a page from before marks nothing else', async () => {
  const course = await opened();
  const [water] = course.lessons as [Lesson];
  const { body: shorter } = await change(course, { lessons: [water] });
  const { body: longer } = await change(shorter, { lessons: [lesson('거품'), water] });
  expect(longer.lessons.map(({ number }: Lesson) => number)).toEqual([3, 1]);
  expect((await mark(course.slug, 2)).status).toBe(404);
  expect(await titlesFor(course.slug)).toEqual({ titles: ['거품', '물'], numbers: [3, 1], done: [] });
});

it('stores the text of a lesson as an article, and answers it as HTML and as plain text', async () => {
  const url = await aPicture();
  const content =
    `<h2 style="mso-style-name:x">물 온도</h2><p class="MsoNormal">미온수<o:p></o:p>로 <b>천천히</b> 씻어요.</p>` +
    `<p>&nbsp;</p><ul><li>손목으로 재기</li></ul><img src="${url}" alt="김이 오르는 세면대"><script>alert(1)</script>` +
    '<a data-video="dQw4w9WgXcQ" href="x">x</a><p onclick="x()">5 &lt; 7</p>';
  const { slug } = await opened({ lessons: [lesson('물', { content, content_en: `<img src="${url}" alt="Steam">` })] });
  const { lessons }: Course = (await provider.call('GET', `courses/${slug}/`)).body;
  expect(lessons[0]).toMatchObject({
    content: '물 온도\n\n미온수로 천천히 씻어요.\n\n- 손목으로 재기\n\n김이 오르는 세면대\n\nx\n\n5 < 7',
    content_html: expect.stringMatching(
      /^<h3>물 온도<\/h3><p>미온수로 <strong>천천히<\/strong> 씻어요\.<\/p><p><\/p><ul><li>손목으로 재기<\/li><\/ul><img src="[^"]+" alt="김이 오르는 세면대" width="1280" height="720" srcset="[^>]+ \/><a data-video="dQw4w9WgXcQ" [^>]+>x<\/a><p>5 &lt; 7<\/p>$/,
    ),
  });
  const english: Course = (await provider.call('GET', `courses/${slug}/`, { headers: { 'accept-language': 'en' } }))
    .body;
  expect(english.lessons[0]).toMatchObject({ content: 'Steam', content_html: expect.stringContaining('alt="Steam"') });
  const { lessons: managed } = await read(slug);
  expect(managed[0]?.content).toContain(`<h2>물 온도</h2>`);
  expect(managed[0]?.content).toContain(`<img src="${url}" alt="김이 오르는 세면대">`);
});

it('saves a lesson of the greatest length again as it was read', async () => {
  const url = await aPicture();
  const begin = `<p><a href="/products">제품</a><br>다음 줄</p><hr><img src="${url}" alt="물잔"><p>`;
  const content = `${begin}${'물'.repeat(LESSON_CONTENT_MAX - begin.length - '</p>'.length)}</p>`;
  const course = await draft({ lessons: [lesson('물', { content })] });
  expect(course.lessons[0]?.content).toBe(content);
  expect(await change(course, { title: '새 제목' })).toMatchObject({ status: 200, body: { lessons: course.lessons } });
});

it('shows a lesson of before by its paragraphs, and its first saving changes nothing that is read or logged', async () => {
  const course = await opened();
  const { slug } = course;
  const content = '첫 <문단> & 둘째 줄\n이어서\n \n\n둘째 문단이에요.';
  const [row] = await provider.rows(courses, eq(courses.slug, slug));
  const isThis = eq(courseLessons.courseId, row?.id ?? 0);
  // As a program of before writes it.
  await provider.update(courseLessons, { content, contentEn: 'One.' }, isThis);
  const html = '<p>첫 &lt;문단&gt; &amp; 둘째 줄\n이어서</p><p>둘째 문단이에요.</p>';
  const seen = async () => (await provider.call('GET', `courses/${slug}/`)).body.lessons[0];
  expect(await seen()).toMatchObject({ content, content_html: html });
  await change(await read(slug), { title: '새 제목' });
  expect(await seen()).toMatchObject({ content_html: html });
  expect((await logged()).after).toEqual({ title: '새 제목' });
});

it('logs what changed in a lesson as an operator reads it', async () => {
  const course = await draft({ lessons: [lesson('물', { content: '<p>미온수로요.</p>' })] });
  const url = await aPicture();
  const [water] = course.lessons as [Lesson];
  const content = `<p>미온수로 <strong>천천히</strong>요.</p><img src="${url}" alt="물잔">`;
  await change(course, { lessons: [{ ...water, content }] });
  const { before, after } = await logged();
  expect([before.lessons, after.lessons]).toEqual([
    expect.stringContaining('미온수로요.'),
    expect.stringContaining(`미온수로 **천천히**요.\n[물잔](${url})`),
  ]);
});

it('shows pictures of its own store alone in a lesson, those that it has from another operator too', async () => {
  const mine = await aPicture();
  const lessons = [lesson('물', { content: `<img src="${mine}" alt="">` })];
  const course = await draft({ lessons });
  const missing = [lesson('물', { content: '<p>글</p><img src="/api/v1/files/none.webp">' })];
  expect(await change(course, { lessons: missing })).toMatchObject(rejects('lessons'));
  const other = await provider.member({ role: 'editor' });
  expect((await change(course, { title: '둘째 수정' }, other)).body.lessons[0].content).toContain(mine);
  expect(await shownBy(mine)).toBe(1);
});

it('counts the pictures of lessons, so that one that nothing shows any more is collected', async () => {
  const [korean, english] = [await aPicture(), await aPicture()];
  const course = await draft({
    lessons: [lesson('물', { content: `<img src="${korean}">`, content_en: `<img src="${english}">` })],
  });
  const { body: copy } = await editor.call('POST', `manage/courses/${course.slug}/copy/`);
  expect([await shownBy(korean), await shownBy(english)]).toEqual([2, 2]);
  await change(course, { lessons: [lesson('물')] });
  await editor.call('DELETE', `manage/courses/${copy.slug}/`);
  expect([await shownBy(korean), await shownBy(english)]).toEqual([0, 0]);
});

it('is copied with the pictures of its texts, their sizes and descriptions', async () => {
  const url = await aPicture();
  const content = `<p>글</p><img src="${url}" alt="김이 오르는 세면대">`;
  const { slug } = await draft({ lessons: [lesson('물', { content })] });
  const other = await provider.member({ role: 'editor' });
  const { body: copy } = await other.call('POST', `manage/courses/${slug}/copy/`);
  const html = async (of: string) =>
    (await editor.call('GET', `manage/courses/${of}/preview/`)).body.lessons[0].content_html;
  expect(await html(copy.slug)).toContain('width="1280"');
  expect(await html(copy.slug)).toBe(await html(slug));
});

it('is published with something to read or see in every lesson', async () => {
  const course = await draft({ lessons: [lesson('물', { content: '<p>&nbsp;</p><p></p>' })] });
  expect(course.lessons[0]?.content).toBe('');
  expect(await publish(course)).toMatchObject(rejects('lessons'));
  const [water] = course.lessons as [Lesson];
  const content = `<img src="${await aPicture()}">`;
  const { body: shown } = await change(course, { lessons: [{ ...water, content }] });
  expect((await publish(shown)).status).toBe(200);
});

it('removes and orders lessons before members have read any', async () => {
  const course = await opened();
  const [water, foam] = course.lessons as [Lesson, Lesson];
  const { body: turned } = await change(course, { lessons: [foam, water] });
  expect(await titlesFor(course.slug)).toMatchObject({ titles: ['거품', '물'] });
  const { body: changed } = await change(turned, { lessons: [foam] });
  expect(changed.lessons).toEqual([foam]);
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

it('a course of as many and as long lessons as its fields allow is stored and read', async () => {
  const long = (word: string) => `<p>${word.repeat(Math.floor((LESSON_CONTENT_MAX - 7) / word.length))}</p>`;
  const lessons = Array.from({ length: COURSE_LESSONS_MAX }, (_, index) =>
    lesson(`${index + 1}번째`, {
      content: long('천천히씻어요 '),
      content_en: long('Wash it slowly. '),
      steps: Array(LESSON_STEPS_MAX).fill('가'.repeat(LESSON_STEP_MAX)),
      steps_en: Array(LESSON_STEPS_MAX).fill('a'.repeat(LESSON_STEP_MAX)),
    }),
  );
  const course = await draft({ lessons });
  expect(course.lessons).toHaveLength(COURSE_LESSONS_MAX);
  const { status, body: changed } = await change(course, { title: '아주 긴 코스' });
  expect([status, changed.lessons]).toEqual([200, course.lessons]);
  await publish(changed);
  const shown = await member.call('GET', `courses/${course.slug}/`);
  expect([shown.status, shown.body.lessons.length]).toEqual([200, COURSE_LESSONS_MAX]);
  // What the web passes on to a browser.
  for (const answer of [changed, shown.body]) {
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(4_000_000);
  }
});
