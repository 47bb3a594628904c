import { EventsPage } from '@/components/events/EventsPage';
import { onFirstVisit } from '@/routes/createPage';
import { events } from '@/routes/lists/events';

export default EventsPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = events.numbered;
