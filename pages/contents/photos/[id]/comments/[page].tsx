import { photo } from '@/routes/details/photo';
import PhotoPage from '../../[id]';

/** A photo post with a later page of its comments: `?page=2` of its address. */
export default PhotoPage;

export const getServerSideProps = photo.later;
