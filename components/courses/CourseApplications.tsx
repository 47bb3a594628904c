import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCourseApplicationsQuery } from '@/api/courses';
import { Button } from '@/components/ui/Button';
import { List } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { MemberName } from '@/components/users/MemberName';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { rightsOf } from '@/contract/constants/roles';
import type { Course } from '@/contract/courses';
import { useMember } from '@/hooks/useMember';
import styles from './Courses.module.css';
import { OwnApplication } from './OwnApplication';

function Page({ course: { slug, question }, page }: { course: Course; page: number }) {
  const { t } = useTranslation('courses');
  return (
    <Loaded answer={useGetCourseApplicationsQuery({ slug, page })} loading={<SkeletonRows rows={3} />}>
      {({ count, results }) =>
        count === 0 ? (
          <EmptyState title={t('handedIn.none')} />
        ) : (
          <List>
            {results.map((application) => (
              <li key={application.id} className={styles.handedIn}>
                <MemberName user={application.user} />
                <OwnApplication application={application} question={question} />
              </li>
            ))}
          </List>
        )
      }
    </Loaded>
  );
}

/** Renders the applications to a course, for those who run campaigns only. */
export function CourseApplications({ course }: { course: Course }) {
  const { application_count: count } = course;
  const { t } = useTranslation('courses');
  const { t: common } = useTranslation('common');
  const { user } = useMember();
  const [pages, setPages] = useState(0);
  if (!user?.role || !rightsOf(user.role).includes('campaigns')) return null;
  const hasMore = pages > 0 && pages * DEFAULT_PAGE_SIZE < count;
  return (
    <section className={styles.lesson} aria-labelledby="handed-in">
      <h2 id="handed-in">{t('handedIn.title', { count })}</h2>
      {Array.from({ length: pages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Page key={index} course={course} page={index + 1} />
      ))}
      {pages === 0 || hasMore ? (
        <div className="row-3">
          <Button onClick={() => setPages((before) => before + 1)}>
            {pages === 0 ? t('handedIn.show') : common('action.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
