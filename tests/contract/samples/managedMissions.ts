import { managedMissionSchemas } from '@/contract/managedMissions';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

/** Inserts an uploaded picture of a member, and returns its address. */
const aPicture = async (userId: number) => (await provider.picture(userId)).url;

const fields = () => ({
  ...fieldsOf(managedMissionSchemas.createMission.body),
  ...{ kind: 'note', image: '', pictures: [], choices: [], several: false, answers: [], min_length: 10, ends_at: null },
});

/** Creates a draft that could be published, and says how a call about it is made. */
const ofDraft =
  (rest: string, sent?: () => object, opened = false) =>
  async (): Promise<Sample> => {
    const { id, token } = await aMember({ role: 'manager' });
    const body = { ...fields(), image: await aPicture(id) };
    const { body: draft } = await provider.call('POST', 'manage/missions/', { token, body });
    const path = `manage/missions/${draft.id}/`;
    if (opened) {
      await provider.call('PUT', `${path}publication/`, { token, body: { state: 'open', version: draft.version } });
    }
    return { path: `${path}${rest}`, token, ...(sent && { body: sent() }) };
  };

/** A sample of each call about missions in the console. */
export const samples: Samples = {
  'POST manage/missions/': async () => ({
    path: 'manage/missions/',
    token: (await aMember({ role: 'manager' })).token,
    body: fields(),
  }),
  'GET manage/missions/{id}/': ofDraft(''),
  'PUT manage/missions/{id}/': ofDraft('', () => ({ ...fields(), title: '여름맞이 미션' })),
  'DELETE manage/missions/{id}/': ofDraft(''),
  'PUT manage/missions/{id}/publication/': ofDraft('publication/', () => ({ state: 'open' })),
  'POST manage/missions/{id}/close/': ofDraft('close/', () => ({ version: 2 }), true),
  'POST manage/missions/{id}/copy/': ofDraft('copy/'),
  'GET manage/missions/{id}/preview/': ofDraft('preview/'),
};
