import { managedBannersApi } from '@/api/managedBanners';
import { BannerPage, NewBanner } from '@/components/manage/BannerPage';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/banners/[id]: a banner's state and form, or the form of a new one. */
export default function ManageBannerPage({ state: { at } }: { state: FormState }) {
  return (
    <SubpageFrame section="banners">
      {at === null ? <NewBanner /> : <BannerPage key={at} id={Number(at)} />}
    </SubpageFrame>
  );
}

export const getServerSideProps = manageForm('content', async (fetchQuery, at) => {
  if (at !== null) await fetchQuery(managedBannersApi.endpoints.getManagedBanner.initiate({ id: Number(at) }));
});
