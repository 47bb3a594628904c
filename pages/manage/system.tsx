import { useTranslation } from 'react-i18next';
import { systemApi } from '@/api/system';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { SystemParts } from '@/components/manage/SystemParts';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/system: the parts that the site works with, each with a test. */
export default function SystemPage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="system" lead={t('system.lead')}>
      <SystemParts />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'settings',
  noState,
  (fetchQuery) => fetchQuery(systemApi.endpoints.getSystem.initiate()),
  ['manage'],
);
