import { rankings } from '@/routes/lists/rankings';
import RankingsPage from './[view]/[page]';

/** A member searched among the places, or a period that is over: `/rankings?date=…`. */
export default RankingsPage;

export const getServerSideProps = rankings.searched;
