import { forum } from '@/routes/lists/forum';
import ForumPage from './pages/[page]';

/** A forum's topics searched, filtered or in another order: `/forums/{slug}?search=…`. */
export default ForumPage;

export const getServerSideProps = forum.searched;
