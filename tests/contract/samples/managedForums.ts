import { testProvider } from '../../api';
import { aForum, aMember } from '../../factories';
import type { Sample, Samples } from './sample';

const provider = await testProvider();
let made = 0;

const asEditor = async () => (await aMember({ role: 'editor' })).token;
const fields = {
  name: '겨울 이야기',
  name_en: 'Winter talk',
  description: '추운 날의 피부를 이야기해요.',
  description_en: 'Skin on cold days.',
  writers: 'members',
  categories: [{ slug: 'daily', name: '일상', name_en: 'Daily' }],
  tags: [{ slug: 'wind', name: '찬바람', name_en: 'Cold wind' }],
};

const ofForum = (body?: object) => async (): Promise<Sample> => ({
  path: `manage/forums/${(await aForum()).slug}/`,
  token: await asEditor(),
  ...(body && { body }),
});

/** A sample of each call about forums in the console. */
export const samples: Samples = {
  'GET manage/forums/': async () => ({ path: 'manage/forums/', token: await asEditor() }),
  'POST manage/forums/': async () => {
    made += 1;
    return { path: 'manage/forums/', token: await asEditor(), body: { slug: `winter-${made}`, ...fields } };
  },
  'PUT manage/forums/order/': async () => {
    await aForum();
    const token = await asEditor();
    const { body } = await provider.call('GET', 'manage/forums/', { token });
    const slugs = body.results.map(({ slug }: { slug: string }) => slug).reverse();
    return { path: 'manage/forums/order/', token, body: { slugs } };
  },
  'GET manage/forums/{slug}/': ofForum(),
  'PUT manage/forums/{slug}/': ofForum({ ...fields, archived: true, version: 1 }),
};
