import { topic } from '@/routes/details/topic';
import TopicPage from '../../[id]';

/** A topic with a later page of its comments: `?page=2` of its address. */
export default TopicPage;

export const getServerSideProps = topic.later;
