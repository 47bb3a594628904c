import { useTranslation } from 'react-i18next';
import { moderationApi } from '@/api/moderation';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { TrashList, trashQueryOf } from '@/components/moderation/TrashList';
import { managePaths } from '@/lib/managePaths';
import { numbered } from '@/lib/paths';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/trash: deleted content of the last thirty days, for managers. */
export default function ManageTrashPage({ state }: { state: { page: number } }) {
  const { t } = useTranslation('moderation');
  return (
    <ManageFrame section="trash" lead={t('trash.lead')}>
      <TrashList every page={state.page} hrefOf={(page) => managePaths.trash(numbered(page))} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'moderation',
  ({ page }) => ({ page }),
  (fetchQuery, { page }) => fetchQuery(moderationApi.endpoints.getTrash.initiate(trashQueryOf({ page, every: true }))),
);
