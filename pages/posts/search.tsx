import { PostsPage } from '@/components/posts/PostsPage';
import { posts } from '@/routes/lists/posts';

/** Posts searched, filtered or in another order: `/posts?search=…`. */
export default PostsPage;

export const getServerSideProps = posts.searched;
