import { useTranslation } from 'react-i18next';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { Tag } from '@/components/ui/Tag';
import type { OwnCourse } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { ResultRow } from './ResultRow';

/** Returns the state of a member's course: its task handed in, all lessons read, or being read. */
function stateOf({ applied, done_count: done, lesson_count: lessons }: OwnCourse) {
  if (applied) return 'applied' as const;
  return lessons > 0 && done >= lessons ? ('read' as const) : ('reading' as const);
}

/** Renders a course of the member's with its progress, which one without lessons has none of. */
export function CourseRow({ course }: { course: OwnCourse }) {
  const { t } = useTranslation('activity');
  const { slug, title, image, lesson_count: lessons, done_count: done } = course;
  const state = stateOf(course);
  const progress = t('courses.progress', { done, lessons, count: lessons });
  return (
    <ResultRow
      href={paths.course(slug)}
      title={title}
      image={image}
      state={<Tag tone={state === 'applied' ? 'accent' : 'plain'}>{t(`courses.status.${state}`)}</Tag>}
    >
      {lessons > 0 ? (
        <>
          <ProgressBar label={progress} value={done / lessons} />
          <span className="numbers">{progress}</span>
        </>
      ) : null}
    </ResultRow>
  );
}
