import { eq } from 'drizzle-orm';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { anEvent, home } from '@/provider/areas/events/fixtures';
import { events } from '@/provider/db/schema/events';
import { files } from '@/provider/db/schema/site';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

const DAY = 86_400_000;
const at = (days: number) => new Date(provider.services.now().getTime() + days * DAY).toISOString();
let made = 0;
const fields = () => {
  made += 1;
  return {
    slug: `winter-balm-for-${made}`,
    title: '겨울 밤 나눔',
    title_en: 'A balm for winter',
    summary: '열 분과 나눠요.',
    summary_en: 'For ten of you.',
    description: '건조한 계절에 발라요.',
    description_en: 'For the dry season.',
    gift: '장벽 밤 하나',
    gift_en: 'A barrier balm',
    choosing: '무작위로 추첨해요.',
    choosing_en: 'Drawn at random.',
    image: '',
    requested_fields: [
      { field: 'answer', label: '왜 받고 싶나요?', label_en: 'Why would you like it?', hint: '', hint_en: '' },
      { field: 'delivery', label: '', label_en: '', hint: '', hint_en: '' },
    ],
    winner_count: 10,
    starts_at: at(-1),
    ends_at: at(7),
    announces_at: at(9),
  };
};

const asManager = async () => (await aMember({ role: 'manager' })).token;

/** Inserts an uploaded picture of a member, and returns its address. */
async function aPicture(userId: number) {
  const id = `${crypto.randomUUID()}.webp`;
  await provider.insert(files, { id, userId, width: 1280, height: 720, size: 10 });
  return `/api/v1/files/${id}`;
}

/** Creates a draft that could be published, and says how a call about it is made. */
const ofDraft = (rest: string, sent?: (draft: ReturnType<typeof fields>) => object) => async (): Promise<Sample> => {
  const { id, token } = await aMember({ role: 'manager' });
  const body = { ...fields(), image: await aPicture(id) };
  await provider.call('POST', 'manage/events/', { token, body });
  return { path: `manage/events/${body.slug}/${rest}`, token, ...(sent && { body: sent(body) }) };
};

/** Announces the winner of an event that has just ended, and says how its deliveries are read. */
async function announced(): Promise<Sample> {
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
  await provider.call('POST', `events/${slug}/winners/announce/`, { token });
  return { path: `manage/events/${slug}/deliveries/`, token, body: { password: PASSWORD } };
}

/** A sample of each call that prepares and publishes events in the console. */
export const samples: Samples = {
  'GET manage/events/': async () => ({ path: 'manage/events/', token: await asManager() }),
  'POST manage/events/': async () => ({ path: 'manage/events/', token: await asManager(), body: fields() }),
  'GET manage/events/{slug}/': ofDraft(''),
  'PUT manage/events/{slug}/': ofDraft('', (draft) => ({ ...draft, title: '겨울 밤 두 번째', version: 1 })),
  'DELETE manage/events/{slug}/': ofDraft(''),
  'PUT manage/events/{slug}/publication/': ofDraft('publication/', () => ({ state: 'open', version: 1 })),
  'POST manage/events/{slug}/copy/': ofDraft('copy/'),
  'GET manage/events/{slug}/preview/': ofDraft('preview/'),
  'POST manage/events/{slug}/deliveries/': announced,
};
