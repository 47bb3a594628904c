import { aMission } from '@/provider/areas/missions/testing';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Samples } from './sample';

const SUBMISSIONS = 'missions/submissions/';

/** Creates a submission that waits for a manager's review. */
async function waiting() {
  const provider = await testProvider();
  const made = await aMission(provider, { kind: 'note', choices: [], checked: true });
  const body = { data: { note: '미온수로 씻어요.' } };
  await provider.call('PUT', `missions/${made.id}/`, { token: (await aMember()).token, body });
  const manager = (await aMember({ role: 'manager' })).token;
  const path = `${SUBMISSIONS}?page_size=100`;
  const { body: answer } = await provider.call('GET', path, { token: manager });
  const found = answer.results.find((it: { mission: { id: number } }) => it.mission.id === made.id);
  return { manager, id: found.id as number, changed_at: found.changed_at as string };
}

/** A sample of each call about what members submit to missions. */
export const samples: Samples = {
  [`GET ${SUBMISSIONS}`]: async () => ({ path: SUBMISSIONS, token: (await waiting()).manager }),
  [`POST ${SUBMISSIONS}{id}/decision/`]: async () => {
    const { manager, id, changed_at } = await waiting();
    return { path: `${SUBMISSIONS}${id}/decision/`, token: manager, body: { decision: 'complete', changed_at } };
  },
  [`POST ${SUBMISSIONS}decision/`]: async () => {
    const { manager, id, changed_at } = await waiting();
    const body = { decision: 'complete', submissions: [{ id, changed_at }] };
    return { path: `${SUBMISSIONS}decision/`, token: manager, body };
  },
};
