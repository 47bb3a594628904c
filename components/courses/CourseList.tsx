import { useTranslation } from 'react-i18next';
import { useGetCoursesQuery } from '@/api/courses';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { CardSkeletons, cardGrid } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import type { CoursesQuery } from '@/contract/courses';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { CourseCard } from './CourseCard';
import { type CoursesView, coursesQueryOf } from './coursesView';

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
