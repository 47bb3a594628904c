import type { GetStaticPaths } from 'next';
import { eventProps } from '@/routes/loaders/events';
import EventPage from './index';

/** Who won an event: `/events/[slug]?tab=winners`. */
export default EventPage;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = eventProps(true);
