import { beforeAll, describe, expect, it } from 'vitest';
import { knownZones, unknownZones } from '../../../tests/inputs/zones.ts';
import { testProvider } from '../../testing.ts';
import { aChallenge } from './testing.ts';
import { windowAt } from './windows.ts';

const provider = await testProvider();

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await provider.call('GET', path, { headers })).body;
const titlesOf = async (query: string) =>
  (await get(`challenges/?${query}`)).results.map(({ title }: { title: string }) => title);

describe('the list', () => {
  beforeAll(async () => {
    const days = (startsOn: string, endsOn: string) => ({ startsOn, endsOn });
    await aChallenge(provider, {
      title: '늦여름 선크림',
      titleEn: 'Late-summer sunscreen',
      type: 'suncare',
      participantCount: 3,
      ...days('2026-02-01', '2026-02-28'),
    });
    await aChallenge(provider, {
      title: '겨울 크림',
      titleEn: 'Winter cream',
      description: '보습을 챙겨요',
      participantCount: 9,
      ...days('2026-02-20', '2026-03-20'),
    });
    await aChallenge(provider, {
      title: '봄 세안',
      titleEn: 'Spring wash',
      type: 'cleansing',
      ...days('2026-03-10', '2026-03-20'),
    });
  });

  it('begins with the latest to begin, and accepts the supported orders', async () => {
    expect(await titlesOf('')).toEqual(['봄 세안', '겨울 크림', '늦여름 선크림']);
    expect(await titlesOf('ordering=ends_on')).toEqual(['늦여름 선크림', '겨울 크림', '봄 세안']);
    expect(await titlesOf('ordering=-participant_count')).toEqual(['겨울 크림', '늦여름 선크림', '봄 세안']);
    expect((await provider.call('GET', 'challenges/?ordering=title')).status).toBe(400);
    expect((await provider.call('GET', 'challenges/?page=2')).status).toBe(404);
  });

  it('is filtered by status, type and parts of words', async () => {
    expect(await titlesOf('status=closed')).toEqual(['늦여름 선크림']);
    expect(await titlesOf('status=opened')).toEqual(['겨울 크림']);
    expect(await titlesOf('status=upcoming')).toEqual(['봄 세안']);
    expect(await titlesOf('type=suncare')).toEqual(['늦여름 선크림']);
    expect(await titlesOf(`search=${encodeURIComponent('여름')}`)).toEqual(['늦여름 선크림']);
    expect(await titlesOf(`search=${encodeURIComponent('보습')}`)).toEqual(['겨울 크림']);
    expect(await titlesOf('search=spring')).toEqual(['봄 세안']);
    expect((await provider.call('GET', 'challenges/?status=over')).status).toBe(400);
  });

  it('is filtered to those of a member', async () => {
    const { token, username } = await provider.member();
    const { results } = await get('challenges/?status=upcoming');
    const path = `challenges/${results[0].id}/entrant/`;
    expect((await provider.call('POST', path, { token, body: {} })).status).toBe(200);
    expect(await titlesOf(`user=${username}`)).toEqual(['봄 세안']);
    expect(await titlesOf('user=unknown_here')).toEqual([]);
  });
});

describe('one challenge', () => {
  it('is answered in full in the reader’s language, also without a slash at the end', async () => {
    const { id } = await aChallenge(provider, {
      rules: ['하루 한 번'],
      rulesEn: ['Once a day'],
      question1: '왜요?',
      question1En: 'Why?',
    });
    const { status, body } = await provider.call('GET', `challenges/${id}`, { headers: { 'Accept-Language': 'en' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Ten days of moisture',
      rules: ['Once a day'],
      question1: 'Why?',
      question2: '',
      status: 'opened',
      days: 10,
      needed: 9,
      opens_at: '00:00:00',
      closes_at: '23:59:59',
      rewards: { check: { xp: 10, point: 20 }, complete: { xp: 100, point: 300, heart: 3 } },
      window: { day: '2026-03-02', opens_at: '2026-03-01T15:00:00.000Z' },
    });
    expect((await get(`challenges/${id}/`)).rules).toEqual(['하루 한 번']);
    expect((await provider.call('GET', 'challenges/999999')).status).toBe(404);
    expect((await provider.call('GET', 'challenges/one')).status).toBe(400);
  });

  it('has its window in the caller’s zone where it has none of its own', async () => {
    const own = await aChallenge(provider, { timeZone: null, opensAt: '06:00:00', closesAt: '10:00:00' });
    const seoul = await aChallenge(provider, { opensAt: '06:00:00', closesAt: '10:00:00' });
    const inNewYork = { 'X-Timezone': 'America/New_York' };
    expect((await get(`challenges/${own.id}`, inNewYork)).window.opens_at).toBe('2026-03-02T11:00:00.000Z');
    expect((await get(`challenges/${seoul.id}`, inNewYork)).window.opens_at).toBe('2026-03-02T21:00:00.000Z');
  });

  it.each([...unknownZones, ...knownZones])(
    'has its window by $expected for a caller in $input',
    async ({ input, expected }) => {
      const own = await aChallenge(provider, { timeZone: null, opensAt: '06:00:00', closesAt: '10:00:00' });
      const fixed = await aChallenge(provider, { timeZone: expected, opensAt: '06:00:00', closesAt: '10:00:00' });
      const { window } = await get(`challenges/${fixed.id}`);
      expect((await get(`challenges/${own.id}`, input === undefined ? {} : { 'X-Timezone': input })).window).toEqual(
        window,
      );
    },
  );

  it.each([
    ['in Seoul', { timeZone: 'Asia/Seoul' }, ['Asia/Seoul']],
    [
      'in New York, past midnight',
      { timeZone: 'America/New_York', opensAt: '22:00:00', closesAt: '02:00:00' },
      ['Asia/Seoul'],
    ],
    [
      'in each member’s zone',
      { timeZone: null },
      ['Pacific/Kiritimati', 'Asia/Seoul', 'America/New_York', 'Pacific/Pago_Pago'],
    ],
  ] as const)('is opened while anybody may check in, and no turn is left after: %s', async (_what, row, zones) => {
    const challenge = await aChallenge(provider, { ...row, startsOn: '2026-03-03', endsOn: '2026-03-04' });
    for (let hour = 0; hour < 24 * 5; hour += 1) {
      const { status } = await get(`challenges/${challenge.id}`);
      const now = provider.now();
      const checkInWindows = zones.map((zone) => windowAt(challenge, zone, now));
      if (checkInWindows.some((checkInWindow) => checkInWindow && checkInWindow.opensAt <= now))
        expect(status).toBe('opened');
      if (status === 'closed') expect(checkInWindows.filter(Boolean)).toEqual([]);
      provider.advance(60 * 60);
    }
    expect((await get(`challenges/${challenge.id}`)).status).toBe('closed');
    provider.advance(-5 * 24 * 60 * 60);
  });
});
