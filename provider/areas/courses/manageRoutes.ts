import { managedCourseCalls } from '../../../contract/managedCourses.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import {
  copyCourse,
  createCourse,
  deleteCourse,
  findManagedCourse,
  listManagedCourses,
  orderCourses,
  publishCourse,
  updateCourse,
} from './manage.ts';
import { presentCourse } from './present.ts';
import { detailOf, findAnyCourse } from './queries.ts';

/** The page of a course, as `invalidates` names it. */
const coursePage = (slug: string) => `courses/${slug}`;

/** Courses as the console prepares, changes and publishes them. */
export const managedCourseRoutes = mount(managedCourseCalls, {
  async getManagedCourses(c, { query }) {
    const { count, results } = await read(c, (db) => listManagedCourses(db, query, c.get('services').now()));
    return paginate(c, query, count, results);
  },
  createCourse(c, { body, member }) {
    const by = requestContext(c, member);
    return write(c, async (tx) => {
      await createCourse(tx, body, by);
      return findManagedCourse(tx, body.slug, by.now);
    });
  },
  async orderCourses(c, { body: { slugs }, member }) {
    await write(c, (tx) => orderCourses(tx, slugs, requestContext(c, member)));
    invalidates(c, ...slugs.map(coursePage));
    return done;
  },
  getManagedCourse: (c, { params: { slug } }) => read(c, (db) => findManagedCourse(db, slug, c.get('services').now())),
  async updateCourse(c, { params: { slug }, body, member }) {
    const by = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await updateCourse(tx, slug, body, by);
      return findManagedCourse(tx, body.slug, by.now);
    });
    invalidates(c, coursePage(slug));
    return changed;
  },
  async deleteCourse(c, { params: { slug }, member }) {
    await write(c, (tx) => deleteCourse(tx, slug, requestContext(c, member)));
    return done;
  },
  async publishCourse(c, { params: { slug }, body, member }) {
    const by = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await publishCourse(tx, slug, body, by);
      return findManagedCourse(tx, slug, by.now);
    });
    invalidates(c, coursePage(slug));
    return changed;
  },
  copyCourse(c, { params: { slug }, member }) {
    const by = requestContext(c, member);
    return write(c, async (tx) => findManagedCourse(tx, await copyCourse(tx, slug, by), by.now));
  },
  /** As a member sees it who has not begun it. */
  async getCoursePreview(c, { params: { slug } }) {
    const asking = { userId: null, now: c.get('services').now() };
    const detail = await read(c, async (db) => detailOf(db, await findAnyCourse(db, slug, asking), asking));
    return presentCourse(detail, c.get('locale'));
  },
});
