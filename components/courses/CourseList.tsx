import { useTranslation } from 'react-i18next';
import { useGetCoursesQuery } from '@/api/courses';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { Card, CardSkeletons, cardGrid, poster } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { CourseSummary, CoursesQuery } from '@/contract/courses';
import type { List } from '@/hooks/useListState';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { type CoursesView, coursesQueryOf } from './coursesView';

/** Renders the reader's progress: applied, begun, or nothing. */
function Mark({ course }: { course: CourseSummary }) {
  const { t } = useTranslation('courses');
  const { applied, done_count: done, lesson_count: lessons } = course;
  if (applied) return <Tag tone="accent">{t('card.applied')}</Tag>;
  return done ? <Tag>{t('card.done', { done, lessons })}</Tag> : null;
}

/** Renders a course in a list: picture, duration, number of applications. */
function CourseCard({ course, eager }: { course: CourseSummary; eager: boolean }) {
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

/** The number of cards in the first view of a desktop. */
const SEEN_AT_ONCE = 3;

function CoursesPage({ query }: { query: CoursesQuery }) {
  return (
    <ListPage
      answer={useGetCoursesQuery(query)}
      tags={['Courses']}
      className={cardGrid}
      skeleton={<CardSkeletons />}
      row={(course, place) => <CourseCard key={course.slug} course={course} eager={place < SEEN_AT_ONCE} />}
    />
  );
}

/** Renders courses by the list's state, as cards. */
export function CourseList({ list, view }: { list: List; view: CoursesView }) {
  const { t } = useTranslation('courses');
  const { state } = list;
  const { data } = useGetCoursesQuery(coursesQueryOf(view, state));
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <CoursesPage query={coursesQueryOf(view, state, page)} />}
      empty={
        view.status ? (
          <EmptyState
            title={t(`list.empty.${view.status}`)}
            body={t('list.emptyBody')}
            action={<LinkButton href={paths.courses()}>{t('list.toAll')}</LinkButton>}
          />
        ) : (
          <EmptyState title={t('list.none')} body={t('list.noneBody')} />
        )
      }
    />
  );
}
