import { useTranslation } from 'react-i18next';
import { ParticipationHead } from '@/components/participation/ParticipationHead';
import { momentText } from '@/components/users/dayText';
import type { Course } from '@/contract/courses';
import { paths } from '@/lib/paths';

/** Renders a course's picture, title, duration and closing date. */
export function CourseHead({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const { t: common } = useTranslation('common');
  const { status, closes_at: closesAt } = course;
  return (
    <ParticipationHead
      place="courses"
      of={course}
      href={paths.course(course.slug)}
      statusText={t(`status.${status}`)}
      summary={course.description}
    >
      <span>{t('lessons', { count: course.lesson_count })}</span>
      <span>{t('minutes', { count: course.minutes })}</span>
      {closesAt && status === 'opened' ? <span>{t('closes', { moment: momentText(closesAt, common) })}</span> : null}
    </ParticipationHead>
  );
}
