import { VideosPage } from '@/components/contents/VideosPage';
import { onFirstVisit } from '@/routes/createPage';
import { videos } from '@/routes/lists/videos';

export default VideosPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = videos.numbered;
