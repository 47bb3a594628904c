import { managedCoursesApi, useGetCoursePreviewQuery } from '@/api/managedCourses';
import { CourseContents } from '@/components/courses/CourseContents';
import { CourseHead } from '@/components/courses/CourseHead';
import { LessonSection } from '@/components/courses/LessonSection';
import { Preview, Previewed } from '@/components/manage/Preview';
import { managePaths } from '@/lib/managePaths';
import { managePage } from '@/routes/loaders/manage';

interface PreviewState {
  slug: string;
}

/** Renders /manage/courses/[slug]/preview: a course as a reader sees it; nothing can be done but reading. */
export default function CoursePreviewPage({ state: { slug } }: { state: PreviewState }) {
  return (
    <Preview section="courses" href={managePaths.course(slug)}>
      <Shown slug={slug} />
    </Preview>
  );
}

function Shown({ slug }: PreviewState) {
  return (
    <Previewed answer={useGetCoursePreviewQuery({ slug })}>
      {(course) => (
        <>
          <div inert>
            <CourseHead course={course} />
          </div>
          <CourseContents course={course} />
          {course.lessons.map((lesson) => (
            <LessonSection key={lesson.number} course={course} lesson={lesson} film={null} />
          ))}
        </>
      )}
    </Previewed>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  ({ of }): PreviewState => ({ slug: of('slug') }),
  (fetchQuery, { slug }) => fetchQuery(managedCoursesApi.endpoints.getCoursePreview.initiate({ slug })),
  ['campaigns', 'courses'],
);
