import { millisecondsInDay } from 'date-fns/constants';
import { files } from '@/provider/db/schema/site';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

const inDays = (days: number) => new Date(provider.services.now().getTime() + days * millisecondsInDay).toISOString();

/** Inserts an uploaded picture of a member, and returns its address. */
async function aPicture(userId: number) {
  const id = `${crypto.randomUUID()}.webp`;
  await provider.insert(files, { id, userId, width: 1280, height: 720, size: 10 });
  return `/api/v1/files/${id}`;
}

const fieldsWith = (image: string) => ({
  title: '봄맞이 꾸러미',
  title_en: 'A spring bundle',
  description: '환절기에 바르는 것들을 모았어요.',
  description_en: 'For the weeks between the seasons.',
  image,
  price: 1,
  starts_at: inDays(0),
  ends_at: inDays(14),
  prizes: [
    {
      name: '장벽 크림',
      name_en: 'Barrier cream',
      description: '50 mL',
      description_en: '50 mL',
      image,
      stock: 5,
      odds: 250,
    },
  ],
});

const asManager = async () => (await aMember({ role: 'manager' })).token;

/** Creates a draft that could be published, and says how a call about it is made. */
const ofDraft = (rest: string, sent?: () => object) => async (): Promise<Sample> => {
  const { id, token } = await aMember({ role: 'manager' });
  const body = fieldsWith(await aPicture(id));
  const { body: draft } = await provider.call('POST', 'manage/raffles/', { token, body });
  return { path: `manage/raffles/${draft.id}/${rest}`, token, ...(sent && { body: sent() }) };
};

/** A sample of each call about raffles in the console. */
export const samples: Samples = {
  'GET manage/raffles/': async () => ({ path: 'manage/raffles/', token: await asManager() }),
  'POST manage/raffles/': async () => ({
    path: 'manage/raffles/',
    token: await asManager(),
    body: { ...fieldsWith(''), prizes: [] },
  }),
  'GET manage/raffles/{id}/': ofDraft(''),
  'PUT manage/raffles/{id}/': ofDraft('', () => ({ ...fieldsWith(''), title: '여름맞이 꾸러미', version: 1 })),
  'DELETE manage/raffles/{id}/': ofDraft(''),
  'PUT manage/raffles/{id}/publication/': ofDraft('publication/', () => ({ state: 'open', version: 1 })),
  'POST manage/raffles/{id}/copy/': ofDraft('copy/'),
  'GET manage/raffles/{id}/preview/': ofDraft('preview/'),
};
