import { OthersPage } from '@/components/contents/OthersPage';
import { onFirstVisit } from '@/routes/createPage';
import { moreContents } from '@/routes/lists/moreContents';

export default OthersPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = moreContents.numbered;
