import { VideosPage } from '@/components/contents/VideosPage';
import { videos } from '@/routes/lists/videos';

/** Videos searched, narrowed or in another order: `/contents/videos?search=…`. */
export default VideosPage;

export const getServerSideProps = videos.searched;
