import { BannersPage } from '@/components/banners/BannersPage';
import { banners } from '@/routes/lists/banners';

/** News searched or in another order: `/banners?search=…`. */
export default BannersPage;

export const getServerSideProps = banners.searched;
