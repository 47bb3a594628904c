import { MembersPage } from '@/components/users/MembersPage';
import { onFirstVisit } from '@/routes/createPage';
import { users } from '@/routes/lists/users';

export default MembersPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = users.numbered;
