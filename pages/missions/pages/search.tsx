import { MissionsPage } from '@/components/missions/MissionsPage';
import { missions } from '@/routes/lists/missions';

/** Missions searched: `/missions?search=…`. */
export default MissionsPage;

export const getServerSideProps = missions.searched;
