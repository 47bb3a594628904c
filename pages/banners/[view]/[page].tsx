import { BannersPage } from '@/components/banners/BannersPage';
import { onFirstVisit } from '@/routes/createPage';
import { banners } from '@/routes/lists/banners';

export default BannersPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = banners.numbered;
