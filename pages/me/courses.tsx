import { activityApi, useGetOwnCoursesQuery } from '@/api/activity';
import { CourseRow } from '@/components/activity/CourseRow';
import { OwnList } from '@/components/activity/OwnList';
import type { OwnCourse } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders /me/courses: the courses that the member has begun, the last read first. */
export default function OwnCoursesPage({ state }: OwnListView) {
  return (
    <OwnList
      texts="activity:courses"
      state={state}
      pathOf={paths.ownCourses}
      useAnswer={useGetOwnCoursesQuery}
      row={(course: OwnCourse) => <CourseRow key={course.slug} course={course} />}
      emptyHref={paths.courses()}
    />
  );
}

export const getServerSideProps = createOwnList(activityApi.endpoints.getOwnCourses);
