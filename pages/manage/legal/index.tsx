import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedLegalApi } from '@/api/managedLegal';
import { LegalTexts } from '@/components/manage/LegalTexts';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/legal: the announced terms and privacy policies, for those who change settings. */
export default function ManageLegalPage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="legal" lead={t('legal.lead')}>
      <LegalTexts />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'settings',
    () => ({}),
    (fetchQuery) => fetchQuery(managedLegalApi.endpoints.getManagedLegalTexts.initiate()),
    ['manage'],
  )) satisfies GetServerSideProps;
