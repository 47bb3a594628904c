import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as challengesPage from '@/pages/manage/challenges';
import * as eventsPage from '@/pages/manage/events';
import * as rafflesPage from '@/pages/manage/raffles';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { anEvent } from '@/provider/areas/events/fixtures';
import { aRaffle } from '@/provider/areas/raffles/testing';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

const provider = await testProvider();
/** The page goes by the clock of the browser. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const day = (days: number) => inDays(days).toISOString().slice(0, 10);

const lists = {
  challenges: {
    page: challengesPage,
    make: (title: string, start: number) => aChallenge(provider, { title, startsOn: day(start), endsOn: day(20) }),
  },
  events: {
    page: eventsPage,
    make: (title: string, start: number) =>
      anEvent(provider, ['answer'], { title, startsAt: inDays(start), endsAt: inDays(20), announcesAt: inDays(21) }),
  },
  raffles: {
    page: rafflesPage,
    make: (title: string, start: number) => aRaffle(provider, { title, startsAt: inDays(start), endsAt: inDays(20) }),
  },
};

test.each(Object.keys(lists) as (keyof typeof lists)[])(
  'of the published %s the list tells those that have not begun',
  async (name) => {
    const { page, make } = lists[name];
    await make('앞으로의 것', 5);
    await make('지금의 것', -5);
    await renderPage(page, { path: `/manage/${name}?state=open`, member: await aMember({ role: 'editor' }) });
    const row = (title: string) => within(screen.getByRole('link', { name: title }).closest('tr') as HTMLElement);
    expect(row('앞으로의 것').getByText('시작 전')).toBeVisible();
    expect(row('지금의 것').getByText('공개 중')).toBeVisible();
    expect(row('지금의 것').queryByText('시작 전')).toBeNull();
  },
);
