import { ChallengesPage } from '@/components/challenges/ChallengesPage';
import { challenges } from '@/routes/lists/challenges';

/** Challenges by a search or a type: `/challenges?search=…`. */
export default ChallengesPage;

export const getServerSideProps = challenges.searched;
