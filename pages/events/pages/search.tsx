import { EventsPage } from '@/components/events/EventsPage';
import { events } from '@/routes/lists/events';

/** Events of a tab, searched: `/events?search=…`. */
export default EventsPage;

export const getServerSideProps = events.searched;
