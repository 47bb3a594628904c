import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { CheckIcon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { Course } from '@/contract/courses';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Courses.module.css';

/** Returns the anchor of a lesson within its course's page, which it keeps wherever it is moved. */
export const lessonAnchor = (number: number) => `lesson-${number}`;

/** Renders a course's contents as links to its parts, with the reader's progress. */
export function CourseContents({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const { isLogin } = useMember();
  const { slug, done, lessons } = course;
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 className="heading" id="contents">
        {t('contents.title')}
      </h2>
      {done ? (
        <div className={styles.progress}>
          <ProgressBar label={t('contents.progress')} value={done.length / lessons.length} />
          <p role="status">{t('contents.done', { done: done.length, lessons: lessons.length })}</p>
        </div>
      ) : null}
      <ol>
        {lessons.map(({ number, title, minutes }, at) => (
          <li key={number}>
            <a href={`#${lessonAnchor(number)}`} className={styles.entry}>
              <span className={styles.place} data-done={done?.includes(number) || undefined}>
                {done?.includes(number) ? <CheckIcon size={1} /> : at + 1}
              </span>
              <span className={styles.entryTitle}>
                {title}
                {done?.includes(number) ? <span className="visually-hidden"> ({t('lesson.done')})</span> : null}
              </span>
              <span className={styles.small}>{t('minutes', { count: minutes })}</span>
            </a>
          </li>
        ))}
        <li>
          <a href="#apply" className={styles.entry}>
            <span className={styles.place} data-done={course.applied || undefined}>
              {course.applied ? <CheckIcon size={1} /> : '+'}
            </span>
            <span className={styles.entryTitle}>{course.applied ? t('apply.mine') : t('apply.title')}</span>
          </a>
        </li>
      </ol>
      {isLogin ? null : (
        <p className={styles.small}>
          <Trans
            t={t}
            i18nKey="contents.signIn"
            components={{ to: <Link href={paths.signIn({ callbackUrl: paths.course(slug) })} prefetch={false} /> }}
          />
        </p>
      )}
    </nav>
  );
}
