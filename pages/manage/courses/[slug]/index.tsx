import type { GetServerSideProps } from 'next';
import { managedCoursesApi } from '@/api/managedCourses';
import { CoursePage, NewCourse } from '@/components/manage/CoursePage';
import { NEW_COURSE } from '@/components/manage/edit/courseValues';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

interface CourseState {
  slug: string;
}

/** Renders /manage/courses/[slug]: a course's state and form, or the form of a new one. */
export default function ManageCoursePage({ state: { slug } }: { state: CourseState }) {
  return (
    <ManageFrame section="courses">
      {slug === NEW_COURSE ? <NewCourse /> : <CoursePage key={slug} slug={slug} />}
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ of }): CourseState => ({ slug: of('slug') }),
    async (fetchQuery, { slug }) =>
      slug === NEW_COURSE ? undefined : fetchQuery(managedCoursesApi.endpoints.getManagedCourse.initiate({ slug })),
    ['campaigns', 'manage', 'drafts', 'pictures'],
  )) satisfies GetServerSideProps;
