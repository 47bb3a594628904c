import { ReviewsPage } from '@/components/missions/ReviewsPage';
import { missionReviews } from '@/routes/lists/missionReviews';

/** The reviews of one mission: `/missions/reviews?mission=3`. */
export default ReviewsPage;

export const getServerSideProps = missionReviews.searched;
