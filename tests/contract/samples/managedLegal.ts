import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { legalTexts } from '@/provider/db/schema/legal';
import { addDays, seoulDay } from '@/provider/platform/time/seoul';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { plain, type Samples } from './sample';

const provider = await testProvider();
const aManager = () => withPassword(provider, { role: 'manager' });

/** A day to come, each time another one: a kind has one text a day. */
let days = 30;
const anotherDay = () => {
  days += 1;
  return addDays(seoulDay(provider.now()), days);
};

/** Inserts terms to come, announced by a manager. */
async function comingTerms() {
  const { id: createdBy, token } = await aManager();
  const [terms] = await provider.insert(legalTexts, {
    kind: 'terms',
    effectiveOn: anotherDay(),
    adverse: false,
    summary: '배송 기한을 적었어요.',
    summaryEn: 'We added delivery times.',
    content: '# 배송',
    contentEn: '# Delivery',
    createdBy,
    createdAt: provider.now(),
  });
  if (!terms) throw new Error('No terms were inserted');
  return { ...terms, token };
}

/** A sample of each call about the terms and the privacy policy. */
export const samples: Samples = {
  'GET legal/{kind}/': plain('legal/terms/'),
  'POST legal/terms/agreement/': async () => {
    const { id } = await comingTerms();
    return { path: 'legal/terms/agreement/', token: (await aMember()).token, body: { id } };
  },
  'POST manage/legal/': async () => ({
    path: 'manage/legal/',
    token: (await aManager()).token,
    body: { effective_on: anotherDay(), password: PASSWORD },
  }),
  'DELETE manage/legal/{id}/': async () => {
    const { id, token } = await comingTerms();
    return { path: `manage/legal/${id}/`, token };
  },
};
