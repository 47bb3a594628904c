import { eq } from 'drizzle-orm';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { anEvent, home } from '@/provider/areas/events/fixtures';
import { eventApplications, events } from '@/provider/db/schema/events';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { below, type Samples } from './sample';

const one = 'events/{slug}/';
const all = `${one}applications/`;
const delivery = `${one}delivery-information/`;

const body = { ...home, answer: '건조해서요', consent: '1' };

async function applied() {
  const provider = await testProvider();
  const { token } = await aMember();
  const { slug, id } = await anEvent(provider, ['answer', 'delivery']);
  const path = `events/${slug}/`;
  await provider.call('POST', `${path}applications/`, { token, body });
  return { id, path, token };
}

/** Creates an event that has ended, with an application, and a manager. */
async function ended() {
  const provider = await testProvider();
  const { id, path } = await applied();
  const { services } = provider;
  const application = await services.database.write(async (tx) => {
    await tx.update(events).set({ endsAt: services.now() }).where(eq(events.id, id));
    const [row] = await tx.select().from(eventApplications).where(eq(eventApplications.eventId, id));
    return row?.id;
  });
  const { token } = await withPassword(provider, { role: 'manager' });
  const chosen = { token, body: { application, chosen: true } };
  return { path, ...chosen, choose: () => provider.call('PUT', `${path}winners/`, chosen) };
}

export const samples: Samples = {
  [`GET ${one}`]: async () => ({ path: (await applied()).path }),
  [`POST ${all}`]: async () => {
    const { slug } = await anEvent(await testProvider(), ['answer', 'delivery']);
    return { path: `events/${slug}/applications/`, token: (await aMember()).token, body };
  },
  [`GET ${all}my/`]: below(applied, 'applications/my/'),
  [`GET ${delivery}`]: below(applied, 'delivery-information/'),
  [`PUT ${delivery}`]: below(applied, 'delivery-information/', home),
  [`GET ${all}`]: async () => {
    const { path, token, choose } = await ended();
    await choose();
    return { path: `${path}applications/`, token };
  },
  [`PUT ${one}winners/`]: async () => {
    const { path, token, body: chosen } = await ended();
    return { path: `${path}winners/`, token, body: chosen };
  },
  [`POST ${one}winners/random/`]: below(ended, 'winners/random/'),
  [`POST ${one}winners/announce/`]: async () => {
    const { path, token, choose } = await ended();
    await choose();
    const { body: read } = await (await testProvider()).call('GET', `${path}applications/`, { token });
    return { path: `${path}winners/announce/`, token, body: { version: read.chosen_version, password: PASSWORD } };
  },
};
