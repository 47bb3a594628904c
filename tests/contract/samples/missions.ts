import { aMission, aShortMission } from '@/provider/areas/missions/testing';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Samples } from './sample';

const one = 'missions/{id}/';

let made = 1000;

const token = async () => (await aMember()).token;

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
};
