import { useTranslation } from 'react-i18next';
import { useGetNewslettersQuery } from '@/api/managedNewsletters';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { type NewsletterState, newsletterStates } from '@/contract/constants/newsletters';
import type { Newsletter } from '@/contract/managedNewsletters';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { StateTag } from './NewsletterState';
import { type Column, RowLink } from './Table';

/** Renders the newsletters with their progress, by state and words. */
export function Newsletters({ state }: { state: ManagedListState<NewsletterState, 'newsletters'> }) {
  const { t } = useTranslation('manage');
  return (
    <ManagedList
      state={state}
      sorted="newsletters"
      states={{
        label: t('newsletters.state'),
        values: newsletterStates,
        nameOf: (name) => t(`newsletters.states.${name}`),
      }}
      text={(key) => t(`newsletters.${key}`)}
      path={managePaths.newsletters}
      answer={useGetNewslettersQuery(managedListQueryOf(state))}
      columns={useColumns()}
    />
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
