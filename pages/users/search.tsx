import { PeoplePage } from '@/components/users/PeoplePage';
import { users } from '@/routes/lists/users';

/** Members searched, in another order, or partners only: `/users?search=…`. */
export default PeoplePage;

export const getServerSideProps = users.searched;
