import { useTranslation } from 'react-i18next';
import { managedLegalApi } from '@/api/managedLegal';
import { LegalTexts } from '@/components/manage/LegalTexts';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/legal: the announced terms and privacy policies, for those who change settings. */
export default function ManageLegalPage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="legal" lead={t('legal.lead')}>
      <LegalTexts />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'settings',
  noState,
  (fetchQuery) => fetchQuery(managedLegalApi.endpoints.getManagedLegalTexts.initiate()),
  ['manage'],
);
