import * as eventPage from '@/pages/events/[slug]';
import type { TestMember } from '../factories';
import { renderPage } from '../render';

/** Opens an event's page. */
export const openEvent = ({ slug }: { slug: string }, member?: TestMember) =>
  renderPage(eventPage, { route: '/events/[slug]', params: { slug }, member });
