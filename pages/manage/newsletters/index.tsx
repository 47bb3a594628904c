import { useTranslation } from 'react-i18next';
import { managedNewslettersApi } from '@/api/managedNewsletters';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { type ManagedListState, managedListQueryOf, managedListStateOf } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { Newsletters } from '@/components/manage/Newsletters';
import { Subscribers } from '@/components/manage/Subscribers';
import { type SubscribersState, subscribersQueryOf, subscribersStateOf } from '@/components/manage/subscribersState';
import { ViewChips } from '@/components/manage/ViewChips';
import { type NewsletterState, newsletterStates } from '@/contract/constants/newsletters';
import { managePaths } from '@/lib/managePaths';
import { type ManageAddress, managePage } from '@/routes/loaders/manage';

/** The list of the page: newsletters, or with `of` in the address who receives them. */
type State = ManagedListState<NewsletterState, 'newsletters'> | SubscribersState;

const hrefs = { newsletters: managePaths.newsletters(), subscribers: managePaths.subscribers() };

/** Renders /manage/newsletters: the newsletters with their progress, and their subscribers, for those who announce. */
export default function ManageNewslettersPage({ state }: { state: State }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame
      section="newsletters"
      lead={t('newsletters.lead')}
      action={<NewLink href={managePaths.newsletter('new')}>{t('newsletters.new')}</NewLink>}
    >
      <ViewChips
        label={t('newsletters.views')}
        views={['newsletters', 'subscribers']}
        selected={'of' in state ? state.of : 'newsletters'}
        nameOf={(view) => t(`${view}.title`)}
        hrefOf={(view) => hrefs[view]}
      />
      {'of' in state ? <Subscribers state={state} /> : <Newsletters state={state} />}
    </ManageFrame>
  );
}

const newslettersOf = managedListStateOf(newsletterStates, 'newsletters');
const stateOf = (address: ManageAddress): State =>
  address.of('of') === 'subscribers' ? subscribersStateOf(address) : newslettersOf(address);

const { getNewsletters, getSubscribers } = managedNewslettersApi.endpoints;

export const getServerSideProps = managePage(
  'announcements',
  stateOf,
  (fetchQuery, state) =>
    'of' in state
      ? fetchQuery(getSubscribers.initiate(subscribersQueryOf(state)))
      : fetchQuery(getNewsletters.initiate(managedListQueryOf(state))),
  ['campaigns', 'manage', 'marketings'],
);
