import { describe, expect, it } from 'vitest';
import type { StoredEventField } from '../../db/schema/events.ts';
import { applicationOf, needsConsent, normaliseDelivery, statusOf } from './rules.ts';

const asked = (...fields: StoredEventField['field'][]) => fields.map((field) => ({ field })) as StoredEventField[];
const nowhere = {
  name: '',
  phone: '',
  zipcode: '',
  address: '',
  detailAddress: '',
  fullAddress: '',
  deliveryMessage: '',
};
const place = { ...nowhere, name: '김결', phone: '01012345678', zipcode: '03000', address: '서울 결로 1' };
const stored = { ...place, phone: '010-1234-5678', fullAddress: '서울 결로 1' };
const nothing = {
  ...nowhere,
  instagramUsername: '',
  content: '',
  answer: '',
  answer1: '',
  answer2: '',
  answer3: '',
  resourceUrls: [],
};
const consent = 1 as never;

/** The faults by field that a form is rejected for, else what is stored of it. */
function outcome<T>(work: () => T): T | Record<string, string[]> {
  try {
    return work();
  } catch (error) {
    const { status, code, fields } = error as { status: number; code: string; fields: Record<string, string[]> };
    expect([status, code]).toEqual([400, 'invalid']);
    return fields;
  }
}
const MISSING = {
  name: ['Please write a name.'],
  phone: [expect.any(String)],
  zipcode: [expect.any(String)],
  address: [expect.any(String)],
};

it('is upcoming before its start, opened from it on, and closed from its end on', () => {
  const event = { startsAt: new Date(1000), endsAt: new Date(2000) };
  expect([999, 1000, 1999, 2000].map((now) => statusOf(event, new Date(now)))).toEqual([
    'upcoming',
    'opened',
    'opened',
    'closed',
  ]);
});

it('needs consent where it asks for personal details', () => {
  const fields = ['delivery', 'phone', 'instagramUsername', 'content', 'answer', 'resourceUrls'] as const;
  expect(fields.filter((field) => needsConsent(asked('content', field)))).toEqual([
    'delivery',
    'phone',
    'instagramUsername',
  ]);
  expect(needsConsent([])).toBe(false);
});

describe('where a gift goes', () => {
  it('is stored in one spelling', () => {
    expect(normaliseDelivery(place, 'en')).toEqual(stored);
    const detailed = { ...place, detailAddress: '101호', fullAddress: ' 서울  결로 1 101호'.trim() };
    expect(normaliseDelivery(detailed, 'en')).toEqual({
      ...detailed,
      phone: stored.phone,
      fullAddress: '서울 결로 1 101호',
    });
    const spaced = { ...place, address: '서울  결로 1', fullAddress: '서울 결로 1' };
    expect(normaliseDelivery(spaced, 'en')).toEqual({ ...spaced, phone: stored.phone, fullAddress: '서울  결로 1' });
  });

  it('needs its name, phone, postcode and address', () => {
    expect(Object.keys(outcome(() => normaliseDelivery(nowhere, 'en')))).toEqual(Object.keys(MISSING));
  });

  it.each([
    ['phone', { phone: '1234' }, 'Please enter a Korean phone number, such as 010-1234-5678.'],
    ['zipcode', { zipcode: '123' }, 'A postcode has five digits.'],
    [
      'fullAddress',
      { fullAddress: '서울 다른길 1' },
      'The full address has to be the address followed by the detailed address.',
    ],
  ])('is rejected for a wrong %s alone', (field, wrong, why) => {
    expect(outcome(() => normaliseDelivery({ ...place, ...wrong }, 'en'))).toEqual({ [field]: [why] });
  });

  it('names every fault at once, in the caller’s language', () => {
    const faults = (locale: 'ko' | 'en') =>
      outcome(() => normaliseDelivery({ ...place, name: '', phone: '1', zipcode: '2' }, locale));
    expect(Object.keys(faults('ko'))).toEqual(['name', 'phone', 'zipcode']);
    expect(Object.values(faults('ko'))).not.toEqual(Object.values(faults('en')));
  });
});

describe('an application', () => {
  const apply = (fields: StoredEventField[], given: object) =>
    outcome(() => applicationOf(fields, { ...nothing, ...given } as never, 'en'));

  it('is stored without the consent', () => {
    expect(apply(asked(), { consent })).toEqual({ ...nothing, phone: '', fullAddress: '' });
    expect(apply(asked('delivery'), { ...place, consent })).toEqual({ ...nothing, ...stored });
  });

  it.each(['content', 'answer', 'answer1', 'answer2', 'answer3', 'resourceUrls'] as const)(
    'needs the %s that is asked for',
    (field) => {
      expect(apply(asked(field), {})).toEqual({ [field]: [expect.stringMatching(/^Please /)] });
      const filled = { [field]: field === 'resourceUrls' ? ['/one.jpg'] : 'text' };
      expect(apply(asked(field), filled)).toMatchObject(filled);
    },
  );

  it('needs an address and consent where it asks for delivery', () => {
    expect(Object.keys(apply(asked('delivery'), {}))).toEqual([...Object.keys(MISSING), 'consent']);
    expect(Object.keys(apply(asked('delivery'), place))).toEqual(['consent']);
  });

  it('is rejected for what is wrong, asked for or not', () => {
    const wrong = { phone: '1', zipcode: '2', instagramUsername: 'a..b' };
    expect(apply(asked(), wrong)).toEqual({
      phone: [expect.any(String)],
      zipcode: ['A postcode has five digits.'],
      instagramUsername: ['An Instagram name can have up to 30 letters (a–z), digits, underscores and single dots.'],
    });
  });

  it('keeps an Instagram name without its address', () => {
    const given = { instagramUsername: 'https://instagram.com/Gyeol', consent };
    expect(apply(asked('instagramUsername'), given)).toMatchObject({ instagramUsername: 'gyeol' });
  });
});
