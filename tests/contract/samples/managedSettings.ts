import { testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Samples } from './sample';

const provider = await testProvider();

/** A sample of each call about settings of the site in the console. */
export const samples: Samples = {
  // It changes what is there, which the audit log shows, and limits nobody.
  'PUT manage/settings/new-members/': async () => {
    const path = 'manage/settings/new-members/';
    const { token } = await aMember({ role: 'manager' });
    const { body } = await provider.call('GET', path, { token });
    return { path, token, body: { ...body, days: body.days === 1 ? 2 : 1 } };
  },
  // It changes what is there, and nothing that another sample earns.
  'PUT manage/settings/earning/': async () => {
    const path = 'manage/settings/earning/';
    const { token } = await aMember({ role: 'manager' });
    const { body } = await provider.call('GET', path, { token });
    return { path, token, body: { ...body, writes_a_day: body.writes_a_day + 1 } };
  },
  // It only rises, so that no other sample's report collapses anything.
  'PUT manage/settings/reports/': async () => {
    const path = 'manage/settings/reports/';
    const { token } = await aMember({ role: 'manager' });
    const { body } = await provider.call('GET', path, { token });
    return { path, token, body: { ...body, reporters: body.reporters + 1 } };
  },
  // It changes what is there, and rejects none of the other samples.
  'PUT manage/settings/limits/': async () => {
    const path = 'manage/settings/limits/';
    const { token } = await aMember({ role: 'manager' });
    const { body } = await provider.call('GET', path, { token });
    return { path, token, body: { ...body, writes_a_minute: body.writes_a_minute + 1 } };
  },
  'PUT manage/settings/operator/': async () => {
    const path = 'manage/settings/operator/';
    const { token } = await aMember({ role: 'manager' });
    const { body } = await provider.call('GET', path, { token });
    return { path, token, body: { ...body, name: `결 ${body.version}` } };
  },
};
