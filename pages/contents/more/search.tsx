import { OthersPage } from '@/components/contents/OthersPage';
import { moreContents } from '@/routes/lists/moreContents';

/** Collections searched or narrowed by their products: `/contents/more?deals=sale`. */
export default OthersPage;

export const getServerSideProps = moreContents.searched;
