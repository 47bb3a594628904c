import { ReviewsPage } from '@/components/missions/ReviewsPage';
import { onFirstVisit } from '@/routes/createPage';
import { missionReviews } from '@/routes/lists/missionReviews';

export default ReviewsPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = missionReviews.numbered;
