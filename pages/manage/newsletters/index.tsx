import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedNewslettersApi } from '@/api/managedNewsletters';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { type ManagedListState, managedListQueryOf, managedListStateOf } from '@/components/manage/managedListState';
import { Newsletters } from '@/components/manage/Newsletters';
import { type NewsletterState, newsletterStates } from '@/contract/constants/newsletters';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/newsletters: the newsletters with their progress, for those who announce. */
export default function ManageNewslettersPage({ state }: { state: ManagedListState<NewsletterState> }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="newsletters" lead={t('newsletters.lead')}>
      <Newsletters state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'announcements',
    managedListStateOf(newsletterStates),
    (fetchQuery, state) =>
      fetchQuery(managedNewslettersApi.endpoints.getNewsletters.initiate(managedListQueryOf(state))),
    ['manage', 'marketings'],
  )) satisfies GetServerSideProps;
