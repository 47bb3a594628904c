import { topics } from '@/routes/lists/topics';
import TopicsPage from './[view]/[page]';

/** Topics of every forum searched, filtered or in another order: `/topics?search=…`. */
export default TopicsPage;

export const getServerSideProps = topics.searched;
