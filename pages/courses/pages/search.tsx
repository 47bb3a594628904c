import type { GetServerSideProps } from 'next';
import { coursesApi } from '@/api/courses';
import { coursesQueryOf, viewOf } from '@/components/courses/view';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import CoursesPage from './[view]/[page]';

/** Courses searched: `/courses?search=…`. */
export default CoursesPage;

export const getServerSideProps = ((context) => {
  const view = viewOf(context.query);
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['courses'],
    given: { view, state },
    load: (ask) => ask(coursesApi.endpoints.getCourses.initiate(coursesQueryOf(view, state))),
  });
}) satisfies GetServerSideProps;
