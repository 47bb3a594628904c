import { testProvider } from '../../api';
import { aForum, aMember } from '../../factories';
import type { Sample, Samples } from './sample';

const provider = await testProvider();
let made = 0;

const asEditor = async () => (await aMember({ role: 'editor' })).token;

const ofForum = async (): Promise<Sample> => ({
  path: `manage/forums/${(await aForum()).slug}/`,
  token: await asEditor(),
});

/** A sample of each call about forums in the console. */
export const samples: Samples = {
  'POST manage/forums/': async () => {
    made += 1;
    return { path: 'manage/forums/', token: await asEditor(), body: { slug: `winter-${made}` } };
  },
  'PUT manage/forums/order/': async () => {
    await aForum();
    const token = await asEditor();
    const { body } = await provider.call('GET', 'manage/forums/', { token });
    const slugs = body.results.map(({ slug }: { slug: string }) => slug).reverse();
    return { path: 'manage/forums/order/', token, body: { slugs } };
  },
  'GET manage/forums/{slug}/': ofForum,
  'PUT manage/forums/{slug}/': ofForum,
};
