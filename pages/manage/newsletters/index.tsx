import { useTranslation } from 'react-i18next';
import { managedNewslettersApi } from '@/api/managedNewsletters';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { Newsletters } from '@/components/manage/Newsletters';
import { type NewsletterState, newsletterStates } from '@/contract/constants/newsletters';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/newsletters: the newsletters with their progress, for those who announce. */
export default function ManageNewslettersPage({ state }: { state: ManagedListState<NewsletterState, 'newsletters'> }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame
      section="newsletters"
      lead={t('newsletters.lead')}
      action={<NewLink href={managePaths.newsletter('new')}>{t('newsletters.new')}</NewLink>}
    >
      <Newsletters state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'announcements',
  { states: newsletterStates, sorted: 'newsletters' },
  (fetchQuery, query) => fetchQuery(managedNewslettersApi.endpoints.getNewsletters.initiate(query)),
  ['manage', 'marketings'],
);
