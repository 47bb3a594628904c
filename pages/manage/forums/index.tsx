import { useTranslation } from 'react-i18next';
import { managedForumsApi } from '@/api/managedForums';
import { Forums } from '@/components/manage/Forums';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { NewLink } from '@/components/manage/NewLink';
import { managePaths } from '@/lib/managePaths';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/forums: the forums in their order, for those who manage content. */
export default function ManageForumsPage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame
      section="forums"
      lead={t('forums.lead')}
      action={<NewLink href={managePaths.forum('new')}>{t('forums.new')}</NewLink>}
    >
      <Forums />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'content',
  noState,
  (fetchQuery) => fetchQuery(managedForumsApi.endpoints.getManagedForums.initiate()),
  ['manage'],
);
