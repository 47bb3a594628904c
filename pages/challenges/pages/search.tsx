import { ChallengesPage } from '@/components/challenges/ChallengesPage';
import { challenges } from '@/routes/lists/challenges';

/** Challenges searched or about one thing: `/challenges?search=…`. */
export default ChallengesPage;

export const getServerSideProps = challenges.searched;
