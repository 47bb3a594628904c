import { ReviewsPage } from '@/components/missions/ReviewsPage';
import { missionReviews } from '@/routes/lists/missionReviews';

/** What members wrote about one mission: `/missions/reviews?mission=3`. */
export default ReviewsPage;

export const getServerSideProps = missionReviews.searched;
