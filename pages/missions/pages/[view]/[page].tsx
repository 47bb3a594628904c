import { MissionsPage } from '@/components/missions/MissionsPage';
import { onFirstVisit } from '@/routes/createPage';
import { missions } from '@/routes/lists/missions';

export default MissionsPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = missions.numbered;
