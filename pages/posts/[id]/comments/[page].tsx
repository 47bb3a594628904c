import { post } from '@/routes/details/post';
import PostPage from '../../[id]';

/** A post with a later page of its comments: `?page=2` of its address. */
export default PostPage;

export const getServerSideProps = post.later;
