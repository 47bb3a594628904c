import { testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Samples } from './sample';

const provider = await testProvider();

/** A sample of each call about badges in the console. */
export const samples: Samples = {
  // It changes what is there, which the audit log shows, and awards nobody.
  'PUT manage/badges/{code}/': async () => {
    const { token } = await aMember({ role: 'editor' });
    const { body } = await provider.call('GET', 'manage/badges/', { token });
    const badge = body.badges.find(({ code }: { code: string }) => code === 'hundred_likes');
    const { threshold, status, version } = badge;
    return { path: 'manage/badges/hundred_likes/', token, body: { threshold: threshold + 1, status, version } };
  },
};
