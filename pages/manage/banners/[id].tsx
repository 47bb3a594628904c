import type { GetServerSideProps } from 'next';
import { managedBannersApi } from '@/api/managedBanners';
import { BannerPage, NewBanner } from '@/components/manage/BannerPage';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

interface BannerState {
  id: number;
}

/** The id in the address of the form of a new banner, which no banner has. */
const NEW = 'new';
const NO_BANNER = 0;

/** Renders /manage/banners/[id]: a banner's state and form, or the form of a new one. */
export default function ManageBannerPage({ state: { id } }: { state: BannerState }) {
  return (
    <ManageFrame section="banners">{id === NO_BANNER ? <NewBanner /> : <BannerPage key={id} id={id} />}</ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'content',
    ({ of }): BannerState => ({ id: of('id') === NEW ? NO_BANNER : Number(of('id')) }),
    async (fetchQuery, { id }) =>
      id === NO_BANNER ? undefined : fetchQuery(managedBannersApi.endpoints.getManagedBanner.initiate({ id })),
    ['campaigns', 'manage', 'drafts', 'pictures'],
  )) satisfies GetServerSideProps;
