import type { NewsletterAction } from '@/contract/constants/newsletters';
import { managedNewsletterSchemas } from '@/contract/managedNewsletters';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { marketingAttendees } from '@/provider/db/schema/marketings';
import { signStop } from '@/provider/domain/marketing/stopToken';
import { testProvider } from '../../api';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

const body = fieldsOf(managedNewsletterSchemas.createNewsletter.body);

/** Writes a newsletter, and says how a call about it is made. */
const ofDraft = (path: (id: number) => string, sent?: object) => async (): Promise<Sample> => {
  const { token } = await withPassword(provider, { role: 'editor' });
  const { body: draft } = await provider.call('POST', 'manage/newsletters/', { token, body });
  return { path: path(draft.id), token, ...(sent && { body: sent }) };
};
const action: { action: NewsletterAction } = { action: 'cancel' };

/** A sample of each call about newsletters in the console. */
export const samples: Samples = {
  'GET manage/newsletters/': ofDraft(() => 'manage/newsletters/'),
  'POST manage/newsletters/': ofDraft(() => 'manage/newsletters/'),
  'POST manage/newsletters/subscribers/export/': async () => {
    const { token } = await withPassword(provider, { role: 'owner' });
    return { path: 'manage/newsletters/subscribers/export/', token, body: { password: PASSWORD } };
  },
  'POST manage/newsletters/subscribers/{id}/remove/': async () => {
    const at = provider.now();
    const consent = { topics: ['digest' as const], consent: '1', source: 'newsletter', locale: 'ko' as const };
    const [row] = await provider.insert(marketingAttendees, { ...consent, email: null, agreedAt: at, confirmedAt: at });
    const { token } = await provider.member({ role: 'editor' });
    return { path: `manage/newsletters/subscribers/${row?.id}/remove/`, token };
  },
  'GET manage/newsletters/{id}/': ofDraft((id) => `manage/newsletters/${id}/`),
  'PUT manage/newsletters/{id}/': ofDraft((id) => `manage/newsletters/${id}/`, { subject: '결 봄 편지' }),
  'POST manage/newsletters/{id}/test/': ofDraft((id) => `manage/newsletters/${id}/test/`),
  'POST manage/newsletters/{id}/send/': ofDraft((id) => `manage/newsletters/${id}/send/`, {
    at: null,
    password: PASSWORD,
  }),
  'POST manage/newsletters/{id}/state/': ofDraft((id) => `manage/newsletters/${id}/state/`, action),
  'POST marketings/attendees/stop/': async () => ({
    path: `marketings/attendees/stop/?token=${signStop('marketing', 1, provider.services.env.TOKEN_SECRET)}`,
  }),
};
