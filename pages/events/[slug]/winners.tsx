import { onFirstVisit } from '@/routes/createPage';
import { eventWinners } from '@/routes/details/event';
import EventPage from './index';

/** The winners of an event: `/events/[slug]?tab=winners`. */
export default EventPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = eventWinners.first;
