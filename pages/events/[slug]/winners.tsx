import { onFirstVisit } from '@/routes/createPage';
import { eventWinners } from '@/routes/details/event';
import EventPage from './index';

/** Who won an event: `/events/[slug]?tab=winners`. */
export default EventPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = eventWinners.first;
