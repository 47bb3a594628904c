import { managedCoursesApi } from '@/api/managedCourses';
import { CoursePage, NewCourse } from '@/components/manage/CoursePage';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/courses/[slug]: a course's state and form, or the form of a new one. */
export default function ManageCoursePage({ state: { at } }: { state: FormState }) {
  return (
    <SubpageFrame section="courses">{at === null ? <NewCourse /> : <CoursePage key={at} slug={at} />}</SubpageFrame>
  );
}

export const getServerSideProps = manageForm(
  'campaigns',
  async (fetchQuery, at) => {
    if (at !== null) await fetchQuery(managedCoursesApi.endpoints.getManagedCourse.initiate({ slug: at }));
  },
  ['posts'],
);
