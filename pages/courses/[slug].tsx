import { useGetVideoQuery } from '@/api/contents';
import { useGetCourseQuery } from '@/api/courses';
import { tagOf } from '@/api/tags';
import { Player } from '@/components/contents/Player';
import { Application } from '@/components/courses/Application';
import { CourseApplications } from '@/components/courses/CourseApplications';
import { CourseContents } from '@/components/courses/CourseContents';
import { CourseHead } from '@/components/courses/CourseHead';
import { CourseSeo } from '@/components/courses/CourseSeo';
import { LessonSection } from '@/components/courses/LessonSection';
import { Layout } from '@/components/layout/Layout';
import { Detail } from '@/components/ui/Detail';
import { Skeleton } from '@/components/ui/Skeleton';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { course } from '@/routes/details/course';

/** Renders the video of a lesson; a lesson whose video was deleted is shown without it. */
function LessonFilm({ id }: { id: number }) {
  const { data: video } = useGetVideoQuery({ id });
  return video ? <Player video={video} /> : null;
}

/** Renders a course: all of its lessons, each with an anchor, and the reader's application at its end. */
export default function CoursePage({ slug }: { slug: string }) {
  const answer = useGetCourseQuery({ slug });
  useRevalidateOnVisit([tagOf('Course', slug)]);
  return (
    <Layout path={paths.course(slug)}>
      <Detail answer={answer} tags={[tagOf('Course', slug)]} loading={<Skeleton shape="title" />}>
        {(course) => (
          <>
            <CourseSeo course={course} />
            <CourseHead course={course} />
            <CourseContents course={course} />
            {course.lessons.map((lesson) => (
              <LessonSection
                key={lesson.number}
                course={course}
                lesson={lesson}
                film={lesson.video === null ? null : <LessonFilm id={lesson.video} />}
              />
            ))}
            <Application course={course} />
            <CourseApplications course={course} />
          </>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = course.first;
