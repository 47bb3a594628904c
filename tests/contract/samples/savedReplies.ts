import { call } from '../../api';
import { aMember } from '../../factories';
import type { Samples } from './sample';

const aManager = () => aMember({ role: 'manager' });

/** A sample of each call about the texts that operators send again. */
export const samples: Samples = {
  'POST manage/replies/': async () => ({ path: 'manage/replies/', token: (await aManager()).token }),
  'DELETE manage/replies/{id}/': async () => {
    const { token, username: title } = await aManager();
    const { body } = await call('POST', 'manage/replies/', { token, body: { title, content: '확인했어요.' } });
    return { path: `manage/replies/${body.id}/`, token };
  },
};
