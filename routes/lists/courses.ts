import { coursesApi } from '@/api/courses';
import { coursesQueryOf, viewOf } from '@/components/courses/view';
import { createListPage } from '@/routes/createPage';

export const courses = createListPage('courses', {
  propsOf: (query) => ({ view: viewOf(query) }),
  load: (ask, { view, state }) =>
    ask(coursesApi.endpoints.getCourses.initiate(coursesQueryOf(view, state))),
});
