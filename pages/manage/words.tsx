import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { manageApi } from '@/api/manage';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Words } from '@/components/manage/Words';
import { renderManage } from '@/routes/loaders/manage';

/** /manage/words: the banned words, for managers. */
export default function WordsPage({ state }: { state: { page: number } }) {
  const { t } = useTranslation('moderation');
  return (
    <ManageFrame section="words" lead={t('words.lead')}>
      <Words page={state.page} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    ({ page }) => ({ page }),
    (ask, { page }) => ask(manageApi.endpoints.getWords.initiate({ page })),
  )) satisfies GetServerSideProps;
