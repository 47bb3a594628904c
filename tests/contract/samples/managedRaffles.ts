import { millisecondsInDay } from 'date-fns/constants';
import { managedRaffleSchemas } from '@/contract/managedRaffles';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { aRaffle } from '@/provider/areas/raffles/testing';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

const inDays = (days: number) => new Date(provider.services.now().getTime() + days * millisecondsInDay).toISOString();

/** Inserts an uploaded picture of a member, and returns its address. */
const aPicture = async (userId: number) => (await provider.picture(userId)).url;

const fields = () => ({
  ...fieldsOf(managedRaffleSchemas.createRaffle.body),
  image: '',
  starts_at: inDays(0),
  ends_at: inDays(14),
  prizes: [],
});

/** Creates a draft that could be published, and says how a call about it is made. */
const ofDraft = (rest: string, sent?: () => object) => async (): Promise<Sample> => {
  const { id, token } = await aMember({ role: 'manager' });
  const image = await aPicture(id);
  const prize = { name: '장벽 크림', name_en: 'Barrier cream', description: '', description_en: '', image };
  const body = { ...fields(), image, prizes: [{ ...prize, stock: 5, odds: 250 }] };
  const { body: draft } = await provider.call('POST', 'manage/raffles/', { token, body });
  return { path: `manage/raffles/${draft.id}/${rest}`, token, ...(sent && { body: sent() }) };
};

/** Draws the winner of a raffle, and says where the prize goes. */
async function drawn() {
  const { token } = await withPassword(provider, { role: 'manager' });
  const { id } = await aRaffle(provider, { odds: 10_000 });
  const winner = await aMember();
  const path = `raffles/${id}/participations/`;
  const { body } = await provider.call('POST', path, {
    token: winner.token,
    body: { clientSeed: 'river apple stone' },
  });
  const entry: number = body.participation.id;
  await provider.call('POST', `${path}${entry}/participate/`, { token: winner.token });
  return { path: `manage/raffles/${id}/deliveries/`, token, entry };
}

/** A sample of each call about raffles in the console. */
export const samples: Samples = {
  'POST manage/raffles/': async () => ({
    path: 'manage/raffles/',
    token: (await aMember({ role: 'manager' })).token,
    body: fields(),
  }),
  'GET manage/raffles/{id}/': ofDraft(''),
  'PUT manage/raffles/{id}/': ofDraft('', () => ({ ...fields(), title: '여름맞이 꾸러미' })),
  'DELETE manage/raffles/{id}/': ofDraft(''),
  'PUT manage/raffles/{id}/publication/': ofDraft('publication/', () => ({ state: 'open' })),
  'PUT manage/raffles/{id}/end/': async () => {
    const { token } = await withPassword(provider, { role: 'manager' });
    const { id } = await aRaffle(provider);
    return {
      path: `manage/raffles/${id}/end/`,
      token,
      body: { reason: '일찍 끝내요.', reason_en: 'It ends early.', version: 1, password: PASSWORD },
    };
  },
  'POST manage/raffles/{id}/copy/': ofDraft('copy/'),
  'GET manage/raffles/{id}/preview/': ofDraft('preview/'),
  'POST manage/raffles/{id}/deliveries/': async () => {
    const { path, token } = await drawn();
    return { path, token, body: { password: PASSWORD } };
  },
  'PUT manage/raffles/{id}/deliveries/': async () => {
    const { path, token, entry } = await drawn();
    return { path, token, body: { winners: [entry], sent: true } };
  },
};
