import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { managedContentsApi } from '@/api/managedContents';
import { ManagedPhotos } from '@/components/manage/Contents';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { type ContentState, contentStates } from '@/contract/constants/contents';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/photos: the photo posts, hidden or not, for those who manage content. */
export default function ManagePhotosPage({ state }: { state: ManagedListState<ContentState> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame
      section="photos"
      lead={t('photos.lead')}
      action={<NewLink href={managePaths.photo('new')}>{t('photos.new')}</NewLink>}
    >
      <p className="small">
        <Link href={managePaths.imports()} prefetch={false}>
          {t('imports.title')}
        </Link>
      </p>
      <ManagedPhotos state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList('content', { states: contentStates }, (fetchQuery, query) =>
  fetchQuery(managedContentsApi.endpoints.getManagedPhotos.initiate(query)),
);
