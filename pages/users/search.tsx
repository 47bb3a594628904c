import { MembersPage } from '@/components/users/MembersPage';
import { users } from '@/routes/lists/users';

/** Members searched, in another order, or partners alone: `/users?search=…`. */
export default MembersPage;

export const getServerSideProps = users.searched;
