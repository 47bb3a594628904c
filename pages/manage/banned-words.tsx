import { useTranslation } from 'react-i18next';
import { manageApi } from '@/api/manage';
import { BannedWords } from '@/components/manage/BannedWords';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/banned-words: the banned words, for managers. */
export default function BannedWordsPage({ state }: { state: { page: number } }) {
  const { t } = useTranslation('moderation');
  return (
    <ManageFrame section="bannedWords" lead={t('bannedWords.lead')}>
      <BannedWords page={state.page} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'site_moderation',
  ({ page }) => ({ page }),
  (fetchQuery, { page }) => fetchQuery(manageApi.endpoints.getBannedWords.initiate({ page })),
);
