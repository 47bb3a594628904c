import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { courseLessons, courseProgress, courses } from '../../db/schema/courses.ts';
import { files } from '../../db/schema/site.ts';
import { users } from '../../db/schema/users.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const DAY = 24 * 60 * 60 * 1000;
const PICTURE = '/api/v1/files/note-4x3.webp';

const provider = await testProvider();
let member: TestMember;
let made = 0;
const now = provider.now();
await provider.insert(files, { id: 'note-4x3.webp', width: 4, height: 3, size: 9, createdAt: now });
beforeEach(async () => {
  member = await provider.member();
});

const inDays = (days: number) => new Date(provider.now().getTime() + days * DAY);

/** Inserts an open course of two lessons. */
async function aCourse(row: Partial<typeof courses.$inferInsert> = {}) {
  made += 1;
  const slug = row.slug ?? `course-${made}`;
  const texts = { title: '씻기', titleEn: 'Washing', content: '천천히', contentEn: 'Slowly' };
  await provider.write(async (tx) => {
    const [course] = await tx
      .insert(courses)
      .values({
        slug,
        title: '세안 다시 배우기',
        titleEn: 'Washing again',
        description: '물 온도부터',
        descriptionEn: 'From the water on',
        image: '/a.webp',
        task: '사흘 기록',
        taskEn: 'Three days',
        question: '무엇이 달라졌나요?',
        questionEn: 'What changed?',
        position: made,
        publishedAt: provider.now(),
        ...row,
      })
      .returning();
    if (!course) throw new Error('no course was made');
    const lesson = (number: number, minutes: number) => ({
      ...texts,
      courseId: course.id,
      number,
      minutes,
      steps: ['손 씻기'],
      stepsEn: ['Wash your hands'],
    });
    await tx.insert(courseLessons).values([lesson(2, 4), lesson(1, 3)]);
  });
  return slug;
}
const body = { content: '사흘 동안 미지근한 물로 씻었어요.', answer: '덜 당겨요.' };
const apply = (slug: string, { token }: { token?: string } = member, given: object = body) =>
  provider.call('POST', `courses/${slug}/applications/`, { token, body: given });
const look = async (slug: string, token?: string, headers = {}) =>
  (await provider.call('GET', `courses/${slug}/`, { token, headers })).body;
const list = async (query = '', token?: string) =>
  (await provider.call('GET', `courses/?page_size=100&${query}`, { token })).body;
const slugs = async (query: string) => (await list(query)).results.map((one: { slug: string }) => one.slug);

it('answers a course with its lessons in order, in the requested language', async () => {
  const slug = await aCourse();
  const course = await look(slug);
  expect(course).toMatchObject({
    status: 'opened',
    title: '세안 다시 배우기',
    lesson_count: 2,
    minutes: 7,
    done: null,
    done_count: null,
    applied: null,
    application: null,
  });
  expect(course.lessons.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
  const english = await look(slug, undefined, { 'Accept-Language': 'en' });
  expect(english).toMatchObject({ title: 'Washing again', question: 'What changed?' });
  expect(english.lessons[0]).toMatchObject({ title: 'Washing', steps: ['Wash your hands'] });
  expect((await provider.call('GET', 'courses/nowhere/')).status).toBe(404);
});

it('lists the open ones first, filtered by status and by search in both languages', async () => {
  const closed = await aCourse({ closesAt: inDays(-1), title: '지난 코스', titleEn: 'Zebra gone' });
  const open = await aCourse({ closesAt: inDays(1), titleEn: 'Zebra here' });
  expect(await slugs('search=zebra')).toEqual([open, closed]);
  expect(await slugs('search=zebra&status=closed')).toEqual([closed]);
  expect(await slugs('search=지난')).toEqual([closed]);
  expect(await slugs('status=opened')).not.toContain(closed);
  const rejected = await provider.call('GET', 'courses/?status=upcoming');
  expect([rejected.status, rejected.body.status]).toEqual([400, [expect.any(String)]]);
  expect((await provider.call('GET', 'courses/?page=99')).status).toBe(404);
});

it('accepts an application once, shows it to its member only and counts it', async () => {
  const slug = await aCourse();
  const answer = await apply(slug, member, { ...body, resourceUrls: [PICTURE] });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body).toMatchObject({
    applied: true,
    application_count: 1,
    application: { ...body, resourceUrls: [PICTURE] },
  });
  expect(answer.headers.get('Link')).toContain(`</courses/${slug}>`);
  expect(await apply(slug)).toMatchObject({ status: 409, body: { code: 'course_applied' } });
  expect((await look(slug)).application).toBeNull();
  const other = await provider.member();
  expect(await look(slug, other.token)).toMatchObject({ applied: false, application: null });
  const [listed] = (await list('', member.token)).results.filter((one: { slug: string }) => one.slug === slug);
  expect(listed).toMatchObject({ applied: true, application_count: 1 });
});

it('accepts one of many concurrent applications', async () => {
  const slug = await aCourse();
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(slug)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((it) => it.body.code === 'course_applied')).toHaveLength(7);
  expect((await look(slug)).application_count).toBe(1);
});

it('changes an application while the course is open', async () => {
  const slug = await aCourse({ closesAt: inDays(2) });
  const put = (given: object, { token } = member) =>
    provider.call('PUT', `courses/${slug}/applications/`, { token, body: given });
  expect((await put(body)).status).toBe(404);
  await apply(slug);
  const changed = await put({ ...body, answer: '부드러워요.' });
  expect(changed.body.application.answer).toBe('부드러워요.');
  expect(changed.body.application_count).toBe(1);
  await provider.update(courses, { closesAt: provider.now() }, eq(courses.slug, slug));
  expect(await put(body)).toMatchObject({ status: 409, body: { code: 'course_closed' } });
  expect((await look(slug, member.token)).application.answer).toBe('부드러워요.');
});

it('rejects each with its own message: closed, unverified, signed out, not found, invalid', async () => {
  const open = await aCourse();
  const closed = await aCourse({ closesAt: inDays(-1) });
  const code = async (answer: ReturnType<typeof apply>) => {
    const { status, body: said } = await answer;
    return [status, said.code];
  };
  expect(await code(apply(closed))).toEqual([409, 'course_closed']);
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect(await code(apply(open, unverified))).toEqual([409, 'email_unverified']);
  expect(await code(apply(open, {}))).toEqual([401, 'session_ended']);
  expect(await code(apply('nowhere'))).toEqual([404, 'not_found']);
  const wrong: [object, string][] = [
    [{ ...body, content: ' ' }, 'content'],
    [{ ...body, answer: '' }, 'answer'],
    [{ ...body, answer: '가'.repeat(501) }, 'answer'],
    [{ ...body, resourceUrls: ['/api/v1/files/none-1x1.webp'] }, 'resourceUrls'],
    [{ ...body, resourceUrls: ['a\0b'] }, 'resourceUrls'],
    [{ ...body, resourceUrls: Array(6).fill(PICTURE) }, 'resourceUrls'],
  ];
  for (const [given, field] of wrong) {
    const { status, body: said } = await apply(open, member, given);
    expect([status, said[field]]).toEqual([400, [expect.any(String)]]);
  }
  expect((await look(open, member.token)).applied).toBe(false);
});

it('marks and unmarks lessons as read, each once, for the member only', async () => {
  const slug = await aCourse();
  const mark = (number: number | string, done: boolean, token?: string) =>
    provider.call('PUT', `courses/${slug}/lessons/${number}/`, { token, body: { done } });
  expect((await mark(2, true, member.token)).body).toEqual({ done: [2] });
  expect((await mark(2, true, member.token)).body).toEqual({ done: [2] });
  expect((await mark(1, true, member.token)).body).toEqual({ done: [1, 2] });
  expect(await look(slug, member.token)).toMatchObject({ done: [1, 2], done_count: 2 });
  expect((await mark(2, false, member.token)).body).toEqual({ done: [1] });
  expect((await mark(3, true, member.token)).status).toBe(404);
  expect((await mark(0, true, member.token)).status).toBe(400);
  expect((await mark(1, true)).status).toBe(401);
});

it('shows applications to managers only', async () => {
  const slug = await aCourse();
  await apply(slug);
  const second = await provider.member({ nickname: '둘째' });
  await apply(slug, second);
  const path = `courses/${slug}/applications/`;
  const manager = await provider.member({ role: 'manager' });
  const { body: page } = await manager.call('GET', path);
  expect(page.count).toBe(2);
  expect(page.results[0]).toMatchObject({ ...body, user: { nickname: '둘째' } });
  expect((await member.call('GET', path)).status).toBe(404);
  expect((await provider.call('GET', path)).status).toBe(404);
});

it('erases the course data of a member who left', async () => {
  const slug = await aCourse();
  await apply(slug);
  const { token, id } = member;
  await provider.call('PUT', `courses/${slug}/lessons/1/`, { token, body: { done: true } });
  await provider.update(users, { status: 'left', leftAt: inDays(-31) }, eq(users.id, id));
  await eraseLeavers(provider.services);
  expect(await provider.rows(courseProgress, eq(courseProgress.userId, id))).toEqual([]);
  const manager = await provider.member({ role: 'manager' });
  expect((await manager.call('GET', `courses/${slug}/applications/`)).body.count).toBe(0);
  expect((await look(slug)).application_count).toBe(0);
});
