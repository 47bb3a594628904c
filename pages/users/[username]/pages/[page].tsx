import { user } from '@/routes/details/user';
import UserPage from '..';

/** A member with a later page of their topics: `?page=2` of their address. */
export default UserPage;

export const getServerSideProps = user.later;
