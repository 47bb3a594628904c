import { managedChallengeSchemas } from '@/contract/managedChallenges';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { addDays } from '@/provider/platform/time/seoul';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

const today = () => provider.services.now().toISOString().slice(0, 10);
const fields = () => ({
  ...fieldsOf(managedChallengeSchemas.createChallenge.body),
  starts_on: today(),
  ends_on: addDays(today(), 6),
  opens_at: '00:00:00',
  closes_at: '23:59:59',
});

/** Inserts an uploaded picture of a member, and returns its address. */
const aCover = async (userId: number) => (await provider.picture(userId)).url;

/** Creates a draft that could be published, and says how a call about it is made. */
const ofDraft = (rest: string, sent?: () => object) => async (): Promise<Sample> => {
  const { id, token } = await aMember({ role: 'manager' });
  const body = { ...fields(), image: await aCover(id) };
  const { body: draft } = await provider.call('POST', 'manage/challenges/', { token, body });
  return { path: `manage/challenges/${draft.id}/${rest}`, token, ...(sent && { body: sent() }) };
};

/** A sample of each call about challenges in the console. */
export const samples: Samples = {
  'POST manage/challenges/': async () => ({
    path: 'manage/challenges/',
    token: (await aMember({ role: 'manager' })).token,
    body: fields(),
  }),
  'GET manage/challenges/{id}/': ofDraft(''),
  'PUT manage/challenges/{id}/': ofDraft('', () => ({ ...fields(), title: '겨울 보습 두 주' })),
  'DELETE manage/challenges/{id}/': ofDraft(''),
  'PUT manage/challenges/{id}/publication/': ofDraft('publication/', () => ({ state: 'open' })),
  'PUT manage/challenges/{id}/end/': async () => {
    const { token } = await withPassword(provider, { role: 'manager' });
    const { id } = await aChallenge(provider);
    return {
      path: `manage/challenges/${id}/end/`,
      token,
      body: { reason: '일찍 끝내요.', reason_en: 'It ends early.', version: 1, password: PASSWORD },
    };
  },
  'POST manage/challenges/{id}/copy/': ofDraft('copy/'),
  'GET manage/challenges/{id}/preview/': ofDraft('preview/'),
};
