import { aMission, aShortMission } from '@/provider/areas/missions/testing';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Samples } from './sample';

const one = 'missions/{id}/';
const decision = 'missions/submissions/{id}/decision/';

let made = 1000;

const token = async () => (await aMember()).token;
const managerToken = async () => (await aMember({ role: 'manager' })).token;
const SUBMISSIONS = 'missions/submissions/';

/** Creates a submission that waits for a manager's review. */
async function waiting() {
  const provider = await testProvider();
  const made = await aMission(provider, { kind: 'note', choices: [], checked: true });
  const body = { data: { note: '미온수로 씻어요.' } };
  await provider.call('PUT', `missions/${made.id}/`, { token: await token(), body });
  const manager = await managerToken();
  const path = `${SUBMISSIONS}?page_size=100`;
  const { body: answer } = await provider.call('GET', path, { token: manager });
  const found = answer.results.find((it: { mission: { id: number } }) => it.mission.id === made.id);
  return { manager, id: found.id as number, changed_at: found.changed_at as string };
}

export const samples: Samples = {
  [`GET ${one}`]: async () => ({
    path: `missions/${(await aMission(await testProvider())).id}/`,
    token: await token(),
  }),
  [`PUT ${one}`]: async () => ({
    path: `missions/${(await aMission(await testProvider())).id}/`,
    token: await token(),
    body: { data: { choices: ['b'] }, review: '잘 배웠어요.' },
  }),
  'POST missions/short/check/': async () => {
    made += 1;
    const code = `KQ3D-7HNV-${made}`;
    await aShortMission(await testProvider(), { code });
    return {
      path: 'missions/short/check/',
      token: await token(),
      body: { code: code.toLowerCase().replaceAll('-', ' ') },
    };
  },
  [`GET ${SUBMISSIONS}`]: async () => ({ path: SUBMISSIONS, token: (await waiting()).manager }),
  [`POST ${decision}`]: async () => {
    const { manager, id, changed_at } = await waiting();
    return { path: `${SUBMISSIONS}${id}/decision/`, token: manager, body: { decision: 'complete', changed_at } };
  },
};
