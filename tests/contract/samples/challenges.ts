import { aChallenge, participantsOf } from '@/provider/areas/challenges/testing';
import { call, testProvider } from '../../api';
import { aMember } from '../../factories';
import { below, type Sample, type Samples } from './sample';

const one = 'challenges/{id}/';
const participants = `${one}entrants/`;
const participant = `${participants}{eid}/`;
const groups = 'challenge-groups/';

/** Creates a challenge with a participant who has checked in today. */
async function checked() {
  const provider = await testProvider();
  const member = await aMember();
  const { id } = await aChallenge(provider);
  const [made] = await participantsOf(provider, id, [member], { content: '발랐어요' });
  const path = `challenges/${id}/`;
  return { id, path, participant: `${path}entrants/${made?.id}/`, token: member.token };
}
/** Samples a call of a participant with a check-in, by the end of its address. */
const asParticipant = (rest: string, body?: object) => async (): Promise<Sample> => {
  const { participant: own, token } = await checked();
  return { path: `${own}${rest}`, token, body };
};
const ofChallenge = (rest: string) => async (): Promise<Sample> => {
  const { id } = await aChallenge(await testProvider());
  const { token } = await aMember();
  return { path: `challenges/${id}/${rest}`, token };
};
/** Creates a group with its owner. */
async function grouped() {
  const { id, path, token } = await checked();
  const { body } = await call('POST', `${path}group/`, { token });
  return { id, path, token, group: body as { id: number; invite_code: string } };
}

export const samples: Samples = {
  [`GET ${one}`]: ofChallenge(''),
  [`POST ${one}entrant/`]: ofChallenge('entrant/'),
  [`DELETE ${one}entrant/`]: below(checked, 'entrant/'),
  [`GET ${participants}`]: async () => ({ path: `${(await checked()).path}entrants/` }),
  [`GET ${participants}my-group/`]: below(grouped, 'entrants/my-group/'),
  [`GET ${participant}`]: asParticipant(''),
  [`POST ${participant}check/`]: asParticipant('check/', { content: '고쳐 썼어요' }),
  [`POST ${participant}heart/`]: async () => {
    const { participant: others } = await checked();
    return { path: `${others}heart/`, token: (await aMember()).token };
  },
  [`POST ${participant}review/`]: async () => {
    const provider = await testProvider();
    const member = await aMember();
    const { id } = await aChallenge(provider, { endsOn: '2026-01-10', startsOn: '2026-01-01' });
    const [own] = await participantsOf(provider, id, [member], { day: '2026-01-02' });
    const path = `challenges/${id}/entrants/${own?.id}/review/`;
    return { path, token: member.token };
  },
  [`POST ${one}group/`]: ofChallenge('group/'),
  [`GET ${groups}my-group/`]: async () => {
    const { id, token } = await grouped();
    return { path: `${groups}my-group/?challenge_id=${id}`, token };
  },
  [`GET ${groups}{id}/`]: async () => {
    const { group, token } = await grouped();
    return { path: `${groups}${group.id}/`, token };
  },
  [`POST ${groups}{inviteCode}/entrant/`]: async () => {
    const { group } = await grouped();
    const { token } = await aMember();
    return { path: `${groups}${group.invite_code}/entrant/`, token };
  },
};
