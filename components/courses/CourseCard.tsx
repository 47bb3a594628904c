import { useTranslation } from 'react-i18next';
import { Card, poster } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import type { CourseSummary } from '@/contract/courses';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';

/** How far the reader has come: handed in, begun, or nothing where they have not begun. */
function Mark({ course }: { course: CourseSummary }) {
  const { t } = useTranslation('courses');
  const { applied, done_count: done, lesson_count: lessons } = course;
  if (applied) return <Tag tone="accent">{t('card.applied')}</Tag>;
  return done ? <Tag>{t('card.done', { done, lessons })}</Tag> : null;
}

/** A course in a list: its picture, how long it is, how many have handed something in. */
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
          {t('card.applications', {
            count: applications,
            members: formatCompact(applications, i18n.language),
          })}
        </span>
      ) : null}
    </Card>
  );
}
