import { coursesApi } from '@/api/courses';
import { coursesQueryOf, viewOf } from '@/components/courses/view';
import { createListPage } from '@/routes/createPage';

export const courses = createListPage('courses', {
  propsOf: (query) => ({ view: viewOf(query) }),
  load: (fetchQuery, { view, state }) =>
    fetchQuery(coursesApi.endpoints.getCourses.initiate(coursesQueryOf(view, state))),
});
