import { useTranslation } from 'react-i18next';
import { managedContentsApi } from '@/api/managedContents';
import { ImportRuns } from '@/components/manage/ImportRuns';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { ManageHead } from '@/components/manage/ManageHead';
import { managePaths } from '@/lib/managePaths';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/videos/imports: the last imports of videos and photo posts, for those who manage content. */
export default function ManageImportsPage() {
  const { t } = useTranslation('campaigns');
  return (
    <SubpageFrame section="videos">
      <ManageHead title={t('imports.title')} back={{ href: managePaths.videos(), name: t('imports.back') }} />
      <p className="aside">{t('imports.lead')}</p>
      <ImportRuns />
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'content',
  noState,
  (fetchQuery) => fetchQuery(managedContentsApi.endpoints.getImportRuns.initiate()),
  ['campaigns', 'manage'],
);
