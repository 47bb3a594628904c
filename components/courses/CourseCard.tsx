import { useTranslation } from 'react-i18next';
import { Card, poster } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import type { CourseSummary } from '@/contract/courses';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';

/** Renders the reader's progress: applied, begun, or nothing. */
function Mark({ course }: { course: CourseSummary }) {
  const { t } = useTranslation('courses');
  const { applied, done_count: done, lesson_count: lessons } = course;
  if (applied) return <Tag tone="accent">{t('card.applied')}</Tag>;
  return done ? <Tag>{t('card.done', { done, lessons })}</Tag> : null;
}

/** Renders a course in a list: picture, duration, number of applications. */
export function CourseCard({ course, eager }: { course: CourseSummary; eager: boolean }) {
  const { t, i18n } = useTranslation('courses');
  const { status, lesson_count: count, minutes, application_count: applications } = course;
  return (
    <Card
      href={paths.course(course.slug)}
      title={course.title}
      picture={poster(course.image)}
      eager={eager}
      mark={<Mark course={course} />}
      kind={status === 'closed' ? t('status.closed') : t('lessons', { count })}
      excerpt={course.description}
    >
      <span>{t('minutes', { count: minutes })}</span>
      {applications > 0 ? (
        <span>
          {t('card.applications', { count: applications, members: formatCompact(applications, i18n.language) })}
        </span>
      ) : null}
    </Card>
  );
}
