import type { GetServerSideProps } from 'next';
import { activityApi, useGetOwnCoursesQuery } from '@/api/activity';
import { CourseRow } from '@/components/activity/CourseRow';
import { OwnList } from '@/components/activity/OwnList';
import type { OwnCourse } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { type OwnListView, renderOwnList } from '@/routes/loaders/activity';

/** Renders /me/courses: the courses that the member has begun, the last read first. */
export default function OwnCoursesPage({ state }: OwnListView) {
  return (
    <OwnList
      name="courses"
      state={state}
      pathOf={paths.ownCourses}
      useAnswer={useGetOwnCoursesQuery}
      row={(course: OwnCourse) => <CourseRow key={course.slug} course={course} />}
      emptyHref={paths.courses()}
    />
  );
}

export const getServerSideProps = ((context) =>
  renderOwnList(context, (fetchQuery, query) =>
    fetchQuery(activityApi.endpoints.getOwnCourses.initiate(query)),
  )) satisfies GetServerSideProps;
