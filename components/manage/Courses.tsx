import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useGetManagedCoursesQuery, useOrderCoursesMutation } from '@/api/managedCourses';
import { campaignStates, type CampaignState as State } from '@/contract/constants/campaigns';
import type { ListedCourse } from '@/contract/managedCourses';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState, useCampaignStates } from './CampaignState';
import { ManagedList } from './ManagedList';
import { firstOrdered, type ManagedListState, managedListQueryOf, orderedPages } from './managedListState';
import { PicturedName } from './PicturedName';
import { type Column, RowLink } from './Table';
import { useMoment } from './useDay';
import { useOrder } from './useOrder';

/** Renders the courses of every state, by state and words. */
export function Courses({ state }: { state: ManagedListState<State> }) {
  const { t } = useTranslation('campaigns');
  const [query, previous = skipToken] = orderedPages(managedListQueryOf(state));
  const answer = useGetManagedCoursesQuery(query);
  const before = useGetManagedCoursesQuery(previous);
  const columns = useColumns(
    [...(before.data?.results ?? []), ...(answer.data?.results ?? [])],
    firstOrdered(state.page),
  );
  return (
    <ManagedList
      state={state}
      states={useCampaignStates(campaignStates)}
      text={(key) => t(`courses.${key}`)}
      path={managePaths.courses}
      answer={answer}
      columns={columns}
    />
  );
}

/** Returns the columns of the list; `courses` are those of the page before and of this one, so that a row can cross over. */
function useColumns(courses: ListedCourse[], first: number): Column<ListedCourse>[] {
  const { t } = useTranslation('campaigns');
  const { t: manage } = useTranslation('manage');
  const moment = useMoment();
  const [order] = useOrderCoursesMutation();
  const buttons = useOrder(
    courses.map(({ slug }) => slug),
    (slugs) => order({ slugs }).unwrap(),
    first,
  );
  return [
    {
      id: 'title',
      title: t('course.title'),
      cell: ({ slug, title, image }) => (
        <PicturedName url={image}>
          <RowLink href={managePaths.course(slug)}>{title}</RowLink>
        </PicturedName>
      ),
    },
    { id: 'state', title: t('state'), cell: (course) => <CampaignState of={course} /> },
    {
      id: 'lessons',
      title: t('course.lessons'),
      named: true,
      numeric: true,
      cell: ({ lesson_count: count }) => formatInteger(count),
    },
    {
      id: 'closes_at',
      title: t('course.closes_at'),
      named: true,
      cell: ({ closes_at: at }) => (at ? <time dateTime={at}>{moment(at)}</time> : t('courses.always')),
    },
    {
      id: 'applications',
      title: t('courses.applications'),
      named: true,
      numeric: true,
      cell: ({ application_count: count }) => formatInteger(count),
    },
    {
      id: 'order',
      title: manage('order.title'),
      action: true,
      cell: ({ slug, title }) => buttons(slug, title),
    },
  ];
}
