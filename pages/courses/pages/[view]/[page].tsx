import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { coursesApi } from '@/api/courses';
import { CourseFilters } from '@/components/courses/CourseFilters';
import { CourseList } from '@/components/courses/CourseList';
import { type CoursesView, coursesQueryOf, viewOf } from '@/components/courses/view';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { TakingPart } from '@/components/participation/TakingPart';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { renderStatic } from '@/server/render/page';

/** Courses: `/courses`, `/courses?status=opened`, and their numbered pages. */
export default function CoursesPage({ view, state }: { view: CoursesView; state: ListState }) {
  const { t } = useTranslation('courses');
  const pathOf = (query: Query) => paths.courses({ ...view, ...query });
  const list = useListState(state, pathOf);
  useFreshCopy(['Courses']);
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <TakingPart current="courses" />
      <ListHeader title={t('title')} description={t('description')} />
      <CourseFilters view={view} search={state.search} />
      <ListTools list={list} label={t('search')} orderings={[]} />
      <CourseList list={list} view={view} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const name = String(params?.view);
  const view = viewOf({ status: name });
  if (name !== 'every' && view.status !== name) return { notFound: true };
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['courses'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await ask(coursesApi.endpoints.getCourses.initiate(coursesQueryOf(view, state)));
      return { view, state };
    },
  });
}) satisfies GetStaticProps;
