import { RafflesPage } from '@/components/raffles/RafflesPage';
import { raffles } from '@/routes/lists/raffles';

/** Raffles searched, or in pages of another size: `/raffles?search=…`. */
export default RafflesPage;

export const getServerSideProps = raffles.searched;
