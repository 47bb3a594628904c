import { PeoplePage } from '@/components/users/PeoplePage';
import { onFirstVisit } from '@/routes/createPage';
import { users } from '@/routes/lists/users';

export default PeoplePage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = users.numbered;
