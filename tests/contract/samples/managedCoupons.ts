import { type Coupon, managedCouponSchemas } from '@/contract/managedCoupons';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { testProvider } from '../../api';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();

const body = {
  ...fieldsOf(managedCouponSchemas.createCouponBatch.body),
  ...{ codes: 2, uses: 1, ends_on: '2026-12-31', password: PASSWORD },
};

const revocation = { ...fieldsOf(managedCouponSchemas.revokeCoupon.body), password: PASSWORD };

/** Creates a batch of coupons, and says how a call about it is made. */
const ofBatch = (path: (id: number) => string, sent?: object) => async (): Promise<Sample> => {
  const { token } = await withPassword(provider, { role: 'owner' });
  const { body: batch } = await provider.call('POST', 'manage/coupons/', { token, body });
  return { path: path(batch.id), token, ...(sent && { body: sent }) };
};

/** A sample of each call about batches of coupons in the console. */
export const samples: Samples = {
  'GET manage/coupons/': ofBatch(() => 'manage/coupons/'),
  'POST manage/coupons/': ofBatch(() => 'manage/coupons/', body),
  'GET manage/coupons/{id}/': ofBatch((id) => `manage/coupons/${id}/`),
  'GET manage/coupons/{id}/codes/': ofBatch((id) => `manage/coupons/${id}/codes/`),
  'GET manage/coupons/{id}/uses/': ofBatch((id) => `manage/coupons/${id}/uses/`),
  'POST manage/coupons/{id}/export/': ofBatch((id) => `manage/coupons/${id}/export/`, { password: PASSWORD }),
  'POST manage/coupons/{id}/revoke/': ofBatch((id) => `manage/coupons/${id}/revoke/`, revocation),
  'POST manage/coupons/{id}/codes/{cid}/revoke/': async () => {
    const { path, token } = await ofBatch((id) => `manage/coupons/${id}/codes/`)();
    const { body: codes } = await provider.call('GET', path, { token });
    const [coupon] = codes.results as Coupon[];
    return { path: `${path}${coupon?.id}/revoke/`, token, body: revocation };
  },
};
