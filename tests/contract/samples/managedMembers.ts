import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

const asOwner = (path: (id: number) => string, body?: object) => async (): Promise<Sample> => ({
  path: path((await aMember()).id),
  token: (await withPassword(provider, { role: 'owner' })).token,
  ...(body && { body }),
});

/** A sample of each call about members in the console. */
export const samples: Samples = {
  'GET manage/members/{id}/': asOwner((id) => `manage/members/${id}/`),
  'GET manage/members/{id}/mails/': asOwner((id) => `manage/members/${id}/mails/`),
  'DELETE manage/members/{id}/sessions/': asOwner((id) => `manage/members/${id}/sessions/`),
  'DELETE manage/members/{id}/sessions/{sid}/': async () => {
    const { id } = await aMember();
    const { token } = await withPassword(provider, { role: 'owner' });
    const { body } = await provider.call('GET', `manage/members/${id}/`, { token });
    return { path: `manage/members/${id}/sessions/${body.sessions[0].id}/`, token };
  },
  'POST manage/members/{id}/ledger/': asOwner((id) => `manage/members/${id}/ledger/`, {
    amount: 50,
    password: PASSWORD,
  }),
  'POST manage/members/{id}/badges/': asOwner((id) => `manage/members/${id}/badges/`, { badge: 'first_topic' }),
  'POST manage/members/{id}/data/': asOwner((id) => `manage/members/${id}/data/`, { password: PASSWORD }),
  'POST manage/members/{id}/leave/': asOwner((id) => `manage/members/${id}/leave/`, { password: PASSWORD }),
  'PUT manage/members/{id}/role/': asOwner((id) => `manage/members/${id}/role/`, {
    role: 'editor',
    forums: null,
    password: PASSWORD,
  }),
};
