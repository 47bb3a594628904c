import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedForumsApi } from '@/api/managedForums';
import { Forums } from '@/components/manage/Forums';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/forums: the forums in their order, for those who manage content. */
export default function ManageForumsPage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="forums" lead={t('forums.lead')}>
      <Forums />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'content',
    () => ({}),
    (fetchQuery) => fetchQuery(managedForumsApi.endpoints.getManagedForums.initiate()),
    ['manage'],
  )) satisfies GetServerSideProps;
