import { contentsApi } from '@/api/contents';
import { managedContentsApi } from '@/api/managedContents';
import { NewPhoto, PhotoPage } from '@/components/manage/ContentPage';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/photos/[id]: the state and form of a photo post, or the form of a new one. */
export default function ManagePhotoPage({ state: { at } }: { state: FormState }) {
  return (
    <SubpageFrame section="photos">{at === null ? <NewPhoto /> : <PhotoPage key={at} id={Number(at)} />}</SubpageFrame>
  );
}

export const getServerSideProps = manageForm(
  'content',
  async (fetchQuery, at) => {
    if (at !== null) await fetchQuery(managedContentsApi.endpoints.getManagedPhoto.initiate({ id: Number(at) }));
    return fetchQuery(contentsApi.endpoints.getContentCategories.initiate());
  },
  ['products'],
);
