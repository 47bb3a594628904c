import { RafflesPage } from '@/components/raffles/RafflesPage';
import { onFirstVisit } from '@/routes/createPage';
import { raffles } from '@/routes/lists/raffles';

export default RafflesPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = raffles.numbered;
