import { PhotosPage } from '@/components/contents/PhotosPage';
import { photos } from '@/routes/lists/photos';

/** Photo posts searched, filtered or in another order: `/contents/photos?post_type=carousel`. */
export default PhotosPage;

export const getServerSideProps = photos.searched;
