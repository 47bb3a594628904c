import { eq } from 'drizzle-orm';
import type { Ledger } from '@/contract/points';
import { barrierItems, fullItems, shortItems, upgradeItems } from '@/contract/skinItems';
import { raffleParticipations } from '@/provider/db/schema/raffles';
import { enter } from '@/provider/domain/ledger/ledger';
import { call, testProvider } from '../../api';
import { aMember } from '../../factories';
import { below, type Sample, type Samples } from './sample';

const one = 'raffles/{id}/';
const own = `${one}participations/`;
const drawn = `${own}{pid}/participate/`;

const answersTo = (items: readonly { id: string }[], value: number | null = 3) =>
  Object.fromEntries(items.map(({ id }) => [id, value]));
const asMember = async () => ({ token: (await aMember()).token });
const survey = (name: string, items: readonly { id: string }[]) => async (): Promise<Sample> => ({
  path: `survey/${name}/`,
  ...(await asMember()),
  body: { answers: answersTo(items) },
});
const clientSeed = 'river apple stone';

/** Returns the id of the first content's raffle that is open to every member with enough hearts. */
async function openRaffle(): Promise<number> {
  const { body } = await call('GET', 'raffles/');
  return body.results.find(({ status }: { status: string }) => status === 'opened').id;
}
/** Creates a member with five of a ledger. */
async function withFive(ledger: Ledger) {
  const provider = await testProvider();
  const { id: userId, token } = await aMember();
  const now = provider.services.now();
  await provider.services.database.write((tx) =>
    enter(tx, { userId, ledger, amount: 5, reason: 'heart_received', now }),
  );
  return { token };
}
const history = (ledger: Ledger) => async (): Promise<Sample> => ({
  path: `${ledger}-histories/`,
  ...(await withFive(ledger)),
});

async function entered() {
  const { token } = await withFive('heart');
  const id = await openRaffle();
  const path = `raffles/${id}/participations/`;
  const { body } = await call('POST', path, { token, body: { clientSeed } });
  return { path, token, pid: body.participation.id as number };
}
/** Enters a raffle and lets the entry win its first prize. */
async function won() {
  const provider = await testProvider();
  const { path, token, pid } = await entered();
  const { body } = await call('GET', path.replace('participations/', 'prizes/'));
  const prizeId: number = body.results[0].id;
  const win = { status: 'won' as const, prizeId };
  await provider.update(raffleParticipations, win, eq(raffleParticipations.id, pid));
  return { path: `${path}${pid}/delivery/`, token };
}
const ofRaffle = (rest: string) => async (): Promise<Sample> => ({ path: `raffles/${await openRaffle()}/${rest}` });

export const samples: Samples = {
  'GET point-histories/': history('point'),
  'POST point-histories/convert/': async () => ({
    path: 'point-histories/convert/',
    ...(await asMember()),
    body: { point: 1000 },
  }),
  'GET xp-histories/': history('xp'),
  'GET heart-histories/': history('heart'),
  'POST survey/skin-type/': survey('skin-type', shortItems),
  'POST survey/skin-type-test/': survey('skin-type-test', fullItems),
  'POST survey/barrier/': survey('barrier', barrierItems),
  'POST survey/skin-type-upgrade/': async () => {
    const { token } = await asMember();
    const sure = { answers: answersTo(fullItems, 4), consent: '1' };
    const { body } = await call('POST', 'survey/skin-type-test/', { token, body: sure });
    const asked = upgradeItems.filter(({ axis }) => body.low.includes(axis));
    return { path: 'survey/skin-type-upgrade/', token, body: { answers: answersTo(asked) } };
  },
  'POST survey/claim/': async () => {
    const { body } = await call('POST', 'survey/barrier/', {
      body: { answers: answersTo(barrierItems), consent: '1' },
    });
    return { path: 'survey/claim/', ...(await asMember()), body: { claim: body.claim } };
  },
  [`GET ${one}`]: ofRaffle(''),
  [`GET ${one}prizes/`]: ofRaffle('prizes/'),
  [`GET ${one}draws/`]: ofRaffle('draws/'),
  [`GET ${own}`]: below(entered, ''),
  [`POST ${own}`]: async () => ({
    path: `raffles/${await openRaffle()}/participations/`,
    ...(await asMember()),
  }),
  [`POST ${drawn}`]: async () => {
    const { path, token, pid } = await entered();
    return { path: `${path}${pid}/participate/`, token };
  },
  [`GET ${own}{pid}/delivery/`]: won,
  [`PUT ${own}{pid}/delivery/`]: async () => ({
    ...(await won()),
    body: { phone: '010-1234-5678', zipcode: '03000' },
  }),
  [`GET ${one}winners/`]: async () => ({
    ...(await ofRaffle('winners/')()),
    token: (await aMember({ role: 'manager' })).token,
  }),
};
