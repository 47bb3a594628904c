import { PostsPage } from '@/components/posts/PostsPage';
import { onFirstVisit } from '@/routes/createPage';
import { posts } from '@/routes/lists/posts';

export default PostsPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = posts.numbered;
