import { MembersPage } from '@/components/users/MembersPage';
import { users } from '@/routes/lists/users';

/** Members searched, in another order, or partners only: `/users?search=…`. */
export default MembersPage;

export const getServerSideProps = users.searched;
