import { coursesApi } from '@/api/courses';
import { coursesQueryOf, coursesViewOf } from '@/components/courses/coursesView';
import { createListPage } from '@/routes/createPage';

export const courses = createListPage('courses', {
  namespaces: ['courses'],
  propsOf: (query) => ({ view: coursesViewOf(query) }),
  load: (fetchQuery, { view, state }) =>
    fetchQuery(coursesApi.endpoints.getCourses.initiate(coursesQueryOf(view, state))),
});
