import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCourseQuery } from '@/api/courses';
import { tagOf } from '@/api/tags';
import { useTurns } from '@/components/participation/useTurns';
import { Button, LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Course } from '@/contract/courses';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Courses.module.css';
import { OwnApplication } from './OwnApplication';

const ApplicationForm = lazyClient(() => import('./ApplicationForm').then((it) => it.ApplicationForm));

/**
 * Renders the reader's options at a course's end: apply, read and change the application, or read it alone once it is
 * closed. Where it closes while the page is open, the form stays with what was typed.
 */
function ApplicationStatus({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const { isLogin } = useMember();
  const { isError, isFetching, refetch } = useGetCourseQuery({ slug: course.slug });
  const [editing, setEditing] = useState(false);
  const { application, status, closes_at, done } = course;
  useTurns({ status, starts_at: null, ends_at: closes_at }, tagOf('Course', course.slug));
  const isOpen = status === 'opened';
  const [wasOpen] = useState(isOpen);

  // Until the member's own application is loaded, the form stays hidden to prevent a second one.
  if (isLogin && done === null) {
    return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <Skeleton shape="banner" />;
  }

  if (application && !editing) {
    return (
      <>
        <OwnApplication application={application} question={course.question} />
        {isOpen ? (
          <div className="row-3">
            <Button onClick={() => setEditing(true)}>{t('apply.edit')}</Button>
          </div>
        ) : null}
      </>
    );
  }
  if (!isOpen && !(wasOpen && isLogin)) return <p className={styles.note}>{t('apply.closed')}</p>;
  if (!isLogin) {
    return (
      <div className={styles.note}>
        <p>{t('apply.signInFirst')}</p>
        <LinkButton
          href={paths.signIn({ callbackUrl: `${paths.course(course.slug)}#apply` })}
          variant="primary"
          prefetch={false}
          rel="nofollow"
        >
          {t('apply.signIn')}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      {application && !isOpen ? <OwnApplication application={application} question={course.question} /> : null}
      <ApplicationForm
        key={application?.updated_at}
        slug={course.slug}
        question={course.question}
        application={application}
        isOpen={isOpen}
        onDone={() => setEditing(false)}
      />
    </>
  );
}

/** Renders the end of a course: its task, and the member's application. */
export function Application({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  return (
    <section id="apply" className={styles.lesson} aria-labelledby="apply-title">
      <header>
        <p className={styles.number}>{t('apply.last')}</p>
        <h2 id="apply-title">{course.application ? t('apply.mine') : t('apply.title')}</h2>
      </header>
      <p className="soft">{course.task}</p>
      <ApplicationStatus course={course} />
    </section>
  );
}
