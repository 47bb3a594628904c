import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { Participation } from '@/components/participation/Participation';
import { courseStatuses } from '@/contract/constants/participation';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { CourseList } from './CourseList';
import type { CoursesView } from './coursesView';

/** Renders the courses' page: `/courses`, `/courses?status=opened`, and their numbered pages. */
export function CoursesPage({ view, state }: { view: CoursesView; state: ListState }) {
  const { t } = useTranslation('courses');
  const { t: common } = useTranslation('common');
  const pathOf = (query: Query) => paths.courses({ ...view, ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Courses']);
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <Participation current="courses" />
      <ListHeader title={t('title')} description={t('description')} />
      <ListTools
        list={list}
        label={t('search')}
        tabs={{
          label: t('status.label'),
          items: [
            { href: paths.courses({ search: state.search }), label: common('list.all'), current: !view.status },
            ...courseStatuses.map((status) => ({
              href: paths.courses({ status, search: state.search }),
              label: t(`status.${status}`),
              current: status === view.status,
            })),
          ],
        }}
      />
      <CourseList list={list} view={view} />
    </Layout>
  );
}
