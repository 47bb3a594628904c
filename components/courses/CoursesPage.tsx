import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { Participation } from '@/components/participation/Participation';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { CourseFilters } from './CourseFilters';
import { CourseList } from './CourseList';
import type { CoursesView } from './coursesView';

/** Renders the courses' page: `/courses`, `/courses?status=opened`, and their numbered pages. */
export function CoursesPage({ view, state }: { view: CoursesView; state: ListState }) {
  const { t } = useTranslation('courses');
  const pathOf = (query: Query) => paths.courses({ ...view, ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Courses']);
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <Participation current="courses" />
      <ListHeader title={t('title')} description={t('description')} />
      <CourseFilters view={view} search={state.search} />
      <ListTools list={list} label={t('search')} orderings={[]} />
      <CourseList list={list} view={view} />
    </Layout>
  );
}
