import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedNewslettersApi } from '@/api/managedNewsletters';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Newsletters } from '@/components/manage/Newsletters';
import { type NewslettersState, newslettersQueryOf } from '@/components/manage/newslettersQuery';
import { newsletterStates } from '@/contract/constants/newsletters';
import { searchOf } from '@/lib/listState';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/newsletters: the newsletters with their progress, for those who announce. */
export default function ManageNewslettersPage({ state }: { state: NewslettersState }) {
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
    ({ page, of }): NewslettersState => ({
      state: newsletterStates.find((it) => it === of('state')) ?? '',
      search: searchOf(of('search')),
      page,
    }),
    (fetchQuery, state) =>
      fetchQuery(managedNewslettersApi.endpoints.getNewsletters.initiate(newslettersQueryOf(state))),
    ['manage', 'marketings'],
  )) satisfies GetServerSideProps;
