import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { plain, type Samples } from './sample';

const provider = await testProvider();
const path = 'manage/texts/skin/';
let made = 0;

/** Changes the name of a skin type, of which its version is read before. */
const changed = async () => {
  const { token } = await aMember({ role: 'editor' });
  const { body } = await provider.call('GET', path, { token });
  const key = 'name.GMKP';
  const { version } = body.results.find((text: { key: string }) => text.key === key);
  made += 1;
  return { path, token, body: { key, version, text: `눈 ${made}`, text_en: `Snow ${made}` } };
};

/** A sample of each call about the site's texts. */
export const samples: Samples = {
  'GET texts/': plain('texts/'),
  'GET manage/texts/{area}/': async () => ({ path, token: (await aMember({ role: 'editor' })).token }),
  'PUT manage/texts/{area}/': changed,
  'PUT manage/texts/{area}/reset/': async () => {
    const { token, body } = await changed();
    const { body: made } = await provider.call('PUT', path, { token, body });
    return { path: `${path}reset/`, token, body: { key: made.key, version: made.version } };
  },
};
