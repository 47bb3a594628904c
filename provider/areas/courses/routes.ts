import { z } from '@hono/zod-openapi';
import { slug } from '../../../contract/common.ts';
import {
  type Course,
  course,
  courseApplicationBody,
  courseApplicationsAnswer,
  courseApplicationsQuery,
  coursesAnswer,
  coursesQuery,
  lessonAnswer,
  lessonBody,
  lessonParams,
} from '../../../contract/courses.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import {
  type AppContext,
  call,
  invalidates,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { applyToCourse, changeApplication, markLesson } from './commands.ts';
import { presentCourse, presentCourseSummary, presentManaged } from './present.ts';
import { findCourse, listApplications, listCourses, readCourse } from './queries.ts';

const bySlug = z.object({ slug });

const asking = (c: AppContext) => ({
  userId: c.get('member')?.id ?? null,
  now: c.get('services').now(),
});

/** Reads a course as the caller sees it. @throws 404 */
async function answerCourse(c: AppContext, name: string): Promise<Course> {
  const detail = await read(c, (db) => readCourse(db, name, asking(c)));
  return presentCourse(detail, c.get('locale'));
}

/** Courses: public lessons, and members' applications at their end. */
export const courseRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/courses/',
      summary: 'Courses, the open ones first',
      query: coursesQuery,
      answer: coursesAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listCourses(db, query, asking(c)));
      const results = rows.map((row) => presentCourseSummary(row, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/courses/{slug}/',
      summary: 'A course with its lessons and the member’s progress',
      params: bySlug,
      answer: course,
    }),
    async (c) => c.json(await answerCourse(c, c.req.valid('param').slug), 200),
  )
  .openapi(
    call({
      method: 'post',
      path: '/courses/{slug}/applications/',
      summary: 'Submit notes on a course',
      params: bySlug,
      body: courseApplicationBody,
      answer: course,
    }),
    async (c) => {
      const { slug: name } = c.req.valid('param');
      const by = requestContext(c, requireVerified(c));
      await write(c, (tx) => applyToCourse(tx, name, c.req.valid('json'), by));
      invalidates(c, `courses/${name}`);
      return c.json(await answerCourse(c, name), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/courses/{slug}/applications/',
      summary: 'Change the submitted notes',
      params: bySlug,
      body: courseApplicationBody,
      answer: course,
    }),
    async (c) => {
      const { slug: name } = c.req.valid('param');
      const by = requestContext(c, requireVerified(c));
      await write(c, (tx) => changeApplication(tx, name, c.req.valid('json'), by));
      return c.json(await answerCourse(c, name), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/courses/{slug}/applications/',
      summary: 'Submissions of members, for managers',
      params: bySlug,
      query: courseApplicationsQuery,
      answer: courseApplicationsAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { count, rows } = await read(c, async (db) => {
        const { id } = await findCourse(db, c.req.valid('param').slug, asking(c));
        return listApplications(db, id, query);
      });
      return c.json(paginate(c, query, count, rows.map(presentManaged)), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/courses/{slug}/lessons/{number}/',
      summary: 'Mark a lesson as read, or no longer',
      params: lessonParams,
      body: lessonBody,
      answer: lessonAnswer,
    }),
    async (c) => {
      const { id: userId } = requireMember(c);
      const { done } = c.req.valid('json');
      const now = c.get('services').now();
      const marked = await write(c, (tx) => markLesson(tx, c.req.valid('param'), done, { userId, now }));
      return c.json({ done: marked }, 200);
    },
  );
