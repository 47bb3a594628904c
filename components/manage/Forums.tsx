import { useTranslation } from 'react-i18next';
import { useGetManagedForumsQuery, useOrderForumsMutation } from '@/api/managedForums';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { ManagedForum } from '@/contract/managedForums';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { type Column, RowLink, Table } from './Table';
import { useOrder } from './useOrder';

/** Renders the forums in their order, with the means to order them. */
export function Forums() {
  const { t } = useTranslation('manage');
  const { data, isError, isFetching, refetch } = useGetManagedForumsQuery();
  const forums = data?.results ?? [];
  const columns = useColumns(forums);
  return (
    <>
      {!data && isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {!data && !isError ? <SkeletonRows rows={4} /> : null}
      {data && forums.length === 0 ? <EmptyState title={t('forums.empty')} body={t('forums.emptyBody')} /> : null}
      {forums.length > 0 ? <Table label={t('forums.table')} columns={columns} rows={forums} /> : null}
    </>
  );
}

function useColumns(forums: ManagedForum[]): Column<ManagedForum>[] {
  const { t } = useTranslation('manage');
  const [order] = useOrderForumsMutation();
  const buttons = useOrder(
    forums.map(({ slug }) => slug),
    (slugs) => order({ slugs }).unwrap(),
  );
  return [
    {
      id: 'name',
      title: t('forums.name'),
      cell: ({ slug, name }) => <RowLink href={managePaths.forum(slug)}>{name}</RowLink>,
    },
    {
      id: 'state',
      title: t('forums.state'),
      cell: (forum) => (
        <Tag tone={forum.archived_at ? 'plain' : 'accent'}>
          {forum.archived_at ? t('forums.archived') : t(`forums.writers.${forum.writers}`)}
        </Tag>
      ),
    },
    {
      id: 'topics',
      title: t('forums.topics'),
      named: true,
      numeric: true,
      cell: ({ topic_count: count }) => formatInteger(count),
    },
    {
      id: 'order',
      title: t('order.title'),
      action: true,
      cell: ({ slug, name }) => buttons(slug, name),
    },
  ];
}
