import { useTranslation } from 'react-i18next';
import { managedContentsApi } from '@/api/managedContents';
import { ManagedPhotos } from '@/components/manage/Contents';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { type ContentState, contentStates } from '@/contract/constants/contents';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/photos: the photo posts, hidden or not, for those who manage content. */
export default function ManagePhotosPage({ state }: { state: ManagedListState<ContentState> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame section="photos" lead={t('photos.lead')}>
      <ManagedPhotos state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList('content', contentStates, (fetchQuery, query) =>
  fetchQuery(managedContentsApi.endpoints.getManagedPhotos.initiate(query)),
);
