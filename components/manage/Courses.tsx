import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useGetManagedCoursesQuery, useGetWholeCoursesQuery, useOrderCoursesMutation } from '@/api/managedCourses';
import { campaignStates, type CampaignState as State } from '@/contract/constants/campaigns';
import type { ListedCourse } from '@/contract/managedCourses';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState, useCampaignStates } from './CampaignState';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf, orderedRows } from './managedListState';
import { PicturedName } from './PicturedName';
import { type Column, RowLink } from './Table';
import { useMoment } from './useDay';
import { changedPart, useOrder } from './useOrder';

/** Renders the courses of every state, by state and words. */
export function Courses({ state }: { state: ManagedListState<State, 'courses'> }) {
  const { t } = useTranslation('campaigns');
  const { page, ...narrowed } = managedListQueryOf(state);
  const answer = useGetManagedCoursesQuery({ page, ...narrowed });
  const { data: whole } = useGetWholeCoursesQuery(narrowed.ordering ? skipToken : narrowed);
  const columns = useColumns(orderedRows(page, { whole: whole?.results, shown: answer.data?.results }));
  return (
    <ManagedList
      state={state}
      sorted="courses"
      states={useCampaignStates(campaignStates)}
      text={(key) => t(`courses.${key}`)}
      path={managePaths.courses}
      answer={answer}
      columns={columns}
    />
  );
}

/** Returns the columns of the list, whose rows can be put at any place of those that are ordered. */
function useColumns({ rows, first }: { rows: readonly ListedCourse[]; first: number }): Column<ListedCourse>[] {
  const { t } = useTranslation('campaigns');
  const { t: manage } = useTranslation('manage');
  const moment = useMoment();
  const [order] = useOrderCoursesMutation();
  const buttons = useOrder(
    rows.map(({ slug }) => slug),
    (after, before) => order({ slugs: changedPart(before, after) }).unwrap(),
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
      id: 'application_count',
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
