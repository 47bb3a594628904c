import { video } from '@/routes/details/video';
import VideoPage from '../../[id]';

/** A video with a later page of its comments: `?page=2` of its address. */
export default VideoPage;

export const getServerSideProps = video.later;
