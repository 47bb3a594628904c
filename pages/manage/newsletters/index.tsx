import { useTranslation } from 'react-i18next';
import { managedNewslettersApi } from '@/api/managedNewsletters';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { Newsletters } from '@/components/manage/Newsletters';
import { type NewsletterState, newsletterStates } from '@/contract/constants/newsletters';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/newsletters: the newsletters with their progress, for those who announce. */
export default function ManageNewslettersPage({ state }: { state: ManagedListState<NewsletterState> }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="newsletters" lead={t('newsletters.lead')}>
      <Newsletters state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'announcements',
  newsletterStates,
  (fetchQuery, query) => fetchQuery(managedNewslettersApi.endpoints.getNewsletters.initiate(query)),
  ['manage', 'marketings'],
);
