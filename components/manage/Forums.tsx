import { useTranslation } from 'react-i18next';
import { useGetManagedForumsQuery, useOrderForumsMutation } from '@/api/managedForums';
import { IconButton, LinkButton } from '@/components/ui/Button';
import { ArrowUpIcon, PlusIcon } from '@/components/ui/icons';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { ManagedForum } from '@/contract/managedForums';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import styles from './Forums.module.css';
import { type Column, RowLink, Table } from './Table';

/** Renders the forums in their order, with the means to order them and the link to a new one. */
export function Forums() {
  const { t } = useTranslation('manage');
  const { data, isError, isFetching, refetch } = useGetManagedForumsQuery();
  const forums = data?.results ?? [];
  const columns = useColumns(forums);
  return (
    <>
      <div className="actions">
        <LinkButton variant="primary" href={managePaths.forum('new')} icon={<PlusIcon size={1} />}>
          {t('forums.new')}
        </LinkButton>
      </div>
      {!data && isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {!data && !isError ? <SkeletonRows rows={4} /> : null}
      {data && forums.length === 0 ? <EmptyState title={t('forums.empty')} body={t('forums.emptyBody')} /> : null}
      {forums.length > 0 ? <Table label={t('forums.table')} columns={columns} rows={forums} /> : null}
    </>
  );
}

/** Returns a list in which the item at `from` is one place earlier. */
const raised = <T,>(list: readonly T[], from: number): T[] =>
  list.flatMap((item, at) => {
    const moved = list[from] as T;
    if (at === from - 1) return [moved, item];
    return at === from ? [] : [item];
  });

/** The slugs of the forums in both orders. */
interface Move {
  before: string[];
  after: string[];
}

function useColumns(forums: ManagedForum[]): Column<ManagedForum>[] {
  const { t } = useTranslation('manage');
  const [order] = useOrderForumsMutation();
  const { submit, isSubmitting } = useSubmit({
    call: ({ after }: Move) => order({ slugs: after }).unwrap(),
    failed: t('forums.orderFailed'),
    onDone: (_answer, { before, after }) =>
      void notify('success', t('forums.ordered'), {
        label: t('forums.undo'),
        onSelect: () => void submit({ before: after, after: before }),
      }),
  });
  const raise = (at: number) => {
    const before = forums.map(({ slug }) => slug);
    void submit({ before, after: raised(before, at) });
  };
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
      title: t('forums.order'),
      action: true,
      cell: ({ slug, name }) => {
        const at = forums.findIndex((forum) => forum.slug === slug);
        return (
          <span className={styles.moves}>
            <IconButton
              label={t('forums.up', { name })}
              aria-disabled={at === 0}
              aria-busy={isSubmitting}
              onClick={() => at > 0 && raise(at)}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              label={t('forums.down', { name })}
              aria-disabled={at === forums.length - 1}
              aria-busy={isSubmitting}
              className={styles.down}
              onClick={() => at < forums.length - 1 && raise(at + 1)}
            >
              <ArrowUpIcon />
            </IconButton>
          </span>
        );
      },
    },
  ];
}
