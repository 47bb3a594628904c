import { courseCalls } from '../../../contract/courses.calls.ts';
import type { Course } from '../../../contract/courses.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { type AppContext, invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { applyToCourse, changeApplication, markLesson } from './commands.ts';
import { presentCourse, presentCourseSummary, presentManaged } from './present.ts';
import { findCourse, listApplications, listCourses, readCourse } from './queries.ts';

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
export const courseRoutes = mount(courseCalls, {
  async getCourses(c, { query }) {
    const { count, rows } = await read(c, (db) => listCourses(db, query, asking(c)));
    const results = rows.map((row) => presentCourseSummary(row, c.get('locale')));
    return paginate(c, query, count, results);
  },
  getCourse: (c, { params }) => answerCourse(c, params.slug),
  async applyToCourse(c, { params: { slug }, body, member }) {
    await write(c, (tx) => applyToCourse(tx, slug, body, requestContext(c, member)));
    invalidates(c, `courses/${slug}`);
    return answerCourse(c, slug);
  },
  async changeCourseApplication(c, { params: { slug }, body, member }) {
    await write(c, (tx) => changeApplication(tx, slug, body, requestContext(c, member)));
    return answerCourse(c, slug);
  },
  async getCourseApplications(c, { params, query }) {
    const { count, rows } = await read(c, async (db) => {
      const { id } = await findCourse(db, params.slug, asking(c));
      return listApplications(db, id, query);
    });
    const results = rows.map((row) => presentManaged(row, c.get('locale')));
    return paginate(c, query, count, results);
  },
  async markLesson(c, { params, body, member }) {
    const by = { userId: member.id, now: c.get('services').now() };
    return { done: await write(c, (tx) => markLesson(tx, params, body.done, by)) };
  },
});
