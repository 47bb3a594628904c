import { ChallengesPage } from '@/components/challenges/ChallengesPage';
import { onFirstVisit } from '@/routes/createPage';
import { challenges } from '@/routes/lists/challenges';

export default ChallengesPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = challenges.numbered;
