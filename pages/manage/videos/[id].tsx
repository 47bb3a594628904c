import { contentsApi } from '@/api/contents';
import { managedContentsApi } from '@/api/managedContents';
import { NewVideo, VideoPage } from '@/components/manage/ContentPage';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/videos/[id]: the state and form of a video, or the form of a new one. */
export default function ManageVideoPage({ state: { at } }: { state: FormState }) {
  return (
    <SubpageFrame section="videos">{at === null ? <NewVideo /> : <VideoPage key={at} id={Number(at)} />}</SubpageFrame>
  );
}

export const getServerSideProps = manageForm(
  'content',
  async (fetchQuery, at) => {
    if (at !== null) await fetchQuery(managedContentsApi.endpoints.getManagedVideo.initiate({ id: Number(at) }));
    return fetchQuery(contentsApi.endpoints.getContentCategories.initiate());
  },
  ['products'],
);
