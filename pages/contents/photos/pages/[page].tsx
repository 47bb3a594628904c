import { PhotosPage } from '@/components/contents/PhotosPage';
import { onFirstVisit } from '@/routes/createPage';
import { photos } from '@/routes/lists/photos';

export default PhotosPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = photos.numbered;
