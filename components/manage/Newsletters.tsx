import { useTranslation } from 'react-i18next';
import { useGetNewslettersQuery } from '@/api/managedNewsletters';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { newsletterStates } from '@/contract/constants/newsletters';
import type { Newsletter } from '@/contract/managedNewsletters';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import manage from './Manage.module.css';
import { StateTag } from './NewsletterState';
import { type NewslettersState, newslettersHref, newslettersQueryOf } from './newslettersQuery';
import { type Column, RowLink, Table } from './Table';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

/** Renders the newsletters with their progress, by state and words, and the link to a new one. */
export function Newsletters({ state }: { state: NewslettersState }) {
  const { t } = useTranslation('manage');
  const answer = useGetNewslettersQuery(newslettersQueryOf(state));
  const columns = useColumns();
  const list = useManagedList(state, newslettersHref);
  const { hrefOf } = list;
  const isNarrowed = Boolean(state.state || state.search);
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('newsletters.search')} />
        <LinkButton variant="primary" href={managePaths.newsletter('new')} icon={<PlusIcon size={1} />}>
          {t('newsletters.new')}
        </LinkButton>
      </div>
      <ViewChips
        label={t('newsletters.state')}
        views={['', ...newsletterStates] as const}
        selected={state.state}
        nameOf={(view) => t(`newsletters.states.${view || 'all'}`)}
        hrefOf={(view) => hrefOf({ state: view })}
      />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('newsletters.nothing')}
              body={t('newsletters.nothingBody')}
              action={<LinkButton href={managePaths.newsletters()}>{t('newsletters.clear')}</LinkButton>}
            />
          ) : (
            <EmptyState title={t('newsletters.empty')} body={t('newsletters.emptyBody')} />
          )
        }
      >
        {(newsletters) => <Table label={t('newsletters.table')} columns={columns} rows={newsletters} />}
      </AnswerPages>
    </>
  );
}

function useColumns(): Column<Newsletter>[] {
  const { t } = useTranslation('manage');
  const { t: marketings } = useTranslation('marketings');
  return [
    {
      id: 'subject',
      title: t('newsletters.subject'),
      cell: ({ id, subject }) => <RowLink href={managePaths.newsletter(id)}>{subject}</RowLink>,
    },
    { id: 'state', title: t('newsletters.state'), cell: ({ state }) => <StateTag state={state} /> },
    {
      id: 'topic',
      title: t('newsletters.topic'),
      named: true,
      cell: ({ topic }) => marketings(`topics.${topic}.name`),
    },
    {
      id: 'sent',
      title: t('newsletters.sent'),
      named: true,
      numeric: true,
      cell: ({ counts: { sent, total } }) =>
        total > 0 ? t('newsletters.of', { sent: formatInteger(sent), all: formatInteger(total) }) : null,
    },
    {
      id: 'updated_at',
      title: t('newsletters.updated'),
      named: true,
      cell: ({ updated_at: at }) => <RelativeTime at={at} />,
    },
  ];
}
