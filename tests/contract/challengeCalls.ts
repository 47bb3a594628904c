import {
  challenge,
  challengeGroup,
  challengesAnswer,
  checkAnswer,
  entrantsAnswer,
  entrantWhole,
  heartAnswer,
  myGroupAnswer,
} from '@/contract/challenges';
import { success } from '@/contract/common';
import { aChallenge, entrantsOf } from '@/provider/areas/challenges/testing';
import { testProvider } from '../api';
import { aMember } from '../factories';
import type { SpineCall } from './calls';
import type { Sample } from './samples';

const one = 'challenges/{id}/';
const entrants = `${one}entrants/`;
const entrant = `${entrants}{eid}/`;
const groups = 'challenge-groups/';

/** The calls of challenges; one entrant whole and leaving are ours. */
export const challengeCalls: SpineCall[] = [
  { method: 'GET', path: 'challenges/', answer: challengesAnswer, client: 'getChallenges' },
  { method: 'GET', path: one, answer: challenge, client: 'getChallenge' },
  { method: 'POST', path: `${one}entrant/`, answer: entrantWhole, client: 'joinChallenge' },
  { method: 'DELETE', path: `${one}entrant/`, answer: success, client: 'leaveChallenge' },
  { method: 'GET', path: entrants, answer: entrantsAnswer, client: 'getEntrants' },
  {
    method: 'GET',
    path: `${entrants}my-group/`,
    answer: entrantsAnswer,
    client: 'getMyGroupEntrants',
  },
  { method: 'GET', path: entrant, answer: entrantWhole, client: 'getEntrant' },
  { method: 'POST', path: `${entrant}check/`, answer: checkAnswer, client: 'checkIn' },
  { method: 'POST', path: `${entrant}heart/`, answer: heartAnswer, client: 'giveHeart' },
  { method: 'POST', path: `${entrant}review/`, answer: entrantWhole, client: 'writeReview' },
  { method: 'POST', path: `${one}group/`, answer: challengeGroup, client: 'makeGroup' },
  { method: 'GET', path: `${groups}my-group/`, answer: myGroupAnswer, client: 'getMyGroup' },
  { method: 'GET', path: `${groups}{id}/`, answer: challengeGroup, client: 'getGroup' },
  {
    method: 'POST',
    path: `${groups}{inviteCode}/entrant/`,
    answer: challengeGroup,
    client: 'joinGroup',
  },
];

/** A challenge with somebody who has checked in today. */
async function checked() {
  const provider = await testProvider();
  const member = await aMember();
  const { id } = await aChallenge(provider);
  const [made] = await entrantsOf(provider, id, [member], { content: '발랐어요' });
  const path = `challenges/${id}/`;
  return { id, path, entrant: `${path}entrants/${made?.id}/`, token: member.token };
}
/** What somebody who has checked in does, by the end of its address. */
const asEntrant = (rest: string, body?: object) => async (): Promise<Sample> => {
  const { entrant: own, token } = await checked();
  return { path: `${own}${rest}`, token, ...(body && { body }) };
};
const ofChallenge = (rest: string, body?: object) => async (): Promise<Sample> => {
  const { id } = await aChallenge(await testProvider());
  const { token } = await aMember();
  return { path: `challenges/${id}/${rest}`, token, ...(body && { body }) };
};
/** A group of somebody's own. */
async function grouped() {
  const { id, path, token } = await checked();
  const provider = await testProvider();
  const { body } = await provider.call('POST', `${path}group/`, { token });
  return { id, path, token, group: body as { id: number; invite_code: string } };
}

export const challengeSamples: Record<string, () => Promise<Sample>> = {
  'GET challenges/': async () => ({ path: 'challenges/' }),
  [`GET ${one}`]: ofChallenge(''),
  [`POST ${one}entrant/`]: ofChallenge('entrant/', { answer1: '', answer2: '' }),
  [`DELETE ${one}entrant/`]: async () => {
    const { path, token } = await checked();
    return { path: `${path}entrant/`, token };
  },
  [`GET ${entrants}`]: async () => ({ path: `${(await checked()).path}entrants/` }),
  [`GET ${entrants}my-group/`]: async () => {
    const { path, token } = await grouped();
    return { path: `${path}entrants/my-group/`, token };
  },
  [`GET ${entrant}`]: asEntrant(''),
  [`POST ${entrant}check/`]: asEntrant('check/', { content: '고쳐 썼어요' }),
  [`POST ${entrant}heart/`]: async () => {
    const { entrant: others } = await checked();
    return { path: `${others}heart/`, token: (await aMember()).token, body: {} };
  },
  [`POST ${entrant}review/`]: async () => {
    const provider = await testProvider();
    const member = await aMember();
    const { id } = await aChallenge(provider, { endsOn: '2026-01-10', startsOn: '2026-01-01' });
    const [own] = await entrantsOf(provider, id, [member], { day: '2026-01-02' });
    const path = `challenges/${id}/entrants/${own?.id}/review/`;
    return { path, token: member.token, body: { review: '촉촉해졌어요' } };
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
    return { path: `${groups}${group.invite_code}/entrant/`, token, body: {} };
  },
};
