import { eq } from 'drizzle-orm';
import { managedEventSchemas } from '@/contract/managedEvents';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { anEvent, announceWinners, home } from '@/provider/areas/events/fixtures';
import { events } from '@/provider/db/schema/events';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

const DAY = 86_400_000;
const at = (days: number) => new Date(provider.services.now().getTime() + days * DAY).toISOString();
let made = 0;
const fields = () => {
  made += 1;
  return {
    ...fieldsOf(managedEventSchemas.createEvent.body),
    slug: `winter-balm-for-${made}`,
    starts_at: at(-1),
    ends_at: at(7),
    announces_at: at(9),
  };
};

/** Inserts an uploaded picture of a member, and returns its address. */
const aPicture = async (userId: number) => (await provider.picture(userId)).url;

/** Creates a draft that could be published, and says how a call about it is made. */
const ofDraft = (rest: string, sent?: (draft: ReturnType<typeof fields>) => object) => async (): Promise<Sample> => {
  const { id, token } = await aMember({ role: 'manager' });
  const body = { ...fields(), image: await aPicture(id) };
  await provider.call('POST', 'manage/events/', { token, body });
  return { path: `manage/events/${body.slug}/${rest}`, token, ...(sent && { body: sent(body) }) };
};

/** Announces the winner of an event that has just ended, and says where its prizes go. */
async function announced() {
  const { token } = await withPassword(provider, { role: 'manager' });
  const { id, slug } = await anEvent(provider, ['delivery']);
  const applicant = await aMember();
  await provider.call('POST', `events/${slug}/applications/`, {
    token: applicant.token,
    body: { ...home, consent: '1' },
  });
  const { services } = provider;
  await services.database.write((tx) => tx.update(events).set({ endsAt: services.now() }).where(eq(events.id, id)));
  await provider.call('POST', `events/${slug}/winners/random/`, { token, body: { count: 1 } });
  await announceWinners(provider, slug);
  const path = `manage/events/${slug}/deliveries/`;
  const { body } = await provider.call('GET', `events/${slug}/applications/`, { token });
  return { path, token, winner: body.results[0].id as number };
}

/** A sample of each call that prepares and publishes events in the console. */
export const samples: Samples = {
  'POST manage/events/': async () => ({
    path: 'manage/events/',
    token: (await aMember({ role: 'manager' })).token,
    body: fields(),
  }),
  'GET manage/events/{slug}/': ofDraft(''),
  'PUT manage/events/{slug}/': ofDraft('', (draft) => ({ ...draft, title: '겨울 밤 두 번째' })),
  'DELETE manage/events/{slug}/': ofDraft(''),
  'PUT manage/events/{slug}/publication/': ofDraft('publication/', () => ({ state: 'open' })),
  'POST manage/events/{slug}/copy/': ofDraft('copy/'),
  'GET manage/events/{slug}/preview/': ofDraft('preview/'),
  'POST manage/events/{slug}/deliveries/': async () => {
    const { path, token } = await announced();
    return { path, token, body: { password: PASSWORD } };
  },
  'PUT manage/events/{slug}/deliveries/': async () => {
    const { path, token, winner } = await announced();
    return { path, token, body: { winners: [winner], sent: true } };
  },
};
