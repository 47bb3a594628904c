import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as challengesPage from '@/pages/manage/challenges';
import * as challengePage from '@/pages/manage/challenges/[id]';
import * as eventsPage from '@/pages/manage/events';
import * as eventPage from '@/pages/manage/events/[slug]';
import * as missionPage from '@/pages/manage/missions/[id]';
import * as rafflesPage from '@/pages/manage/raffles';
import * as rafflePage from '@/pages/manage/raffles/[id]';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { anEvent } from '@/provider/areas/events/fixtures';
import { aMission } from '@/provider/areas/missions/testing';
import { aRaffle } from '@/provider/areas/raffles/testing';
import { call, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const provider = await testProvider();
/** The page goes by the clock of the browser. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const day = (days: number) => inDays(days).toISOString().slice(0, 10);

/** The campaigns that begin, each published to last from some days from now on, and what names it in addresses. */
const campaigns = {
  challenges: {
    list: challengesPage,
    page: challengePage,
    make: async (title: string, start: number) =>
      (await aChallenge(provider, { title, startsOn: day(start), endsOn: day(20) })).id,
  },
  events: {
    list: eventsPage,
    page: eventPage,
    make: async (title: string, start: number) => {
      const times = { startsAt: inDays(start), endsAt: inDays(20), announcesAt: inDays(21) };
      return (await anEvent(provider, ['answer'], { title, ...times })).slug;
    },
  },
  raffles: {
    list: rafflesPage,
    page: rafflePage,
    make: async (title: string, start: number) =>
      (await aRaffle(provider, { title, startsAt: inDays(start), endsAt: inDays(20) })).id,
  },
};
const copied = {
  ...campaigns,
  missions: { page: missionPage, make: async (title: string) => (await aMission(provider, { title })).id },
};
const anEditor = () => aMember({ role: 'editor' });

test.each(Object.keys(campaigns) as (keyof typeof campaigns)[])(
  'of the published %s the list tells those that have not begun',
  async (name) => {
    const { list, make } = campaigns[name];
    await make('앞으로의 것', 5);
    await make('지금의 것', -5);
    await renderPage(list, { path: `/manage/${name}?state=open`, member: await anEditor() });
    const row = (title: string) => within(screen.getByRole('link', { name: title }).closest('tr') as HTMLElement);
    expect(row('앞으로의 것').getByText('시작 전')).toBeVisible();
    expect(row('지금의 것').getByText('공개 중')).toBeVisible();
    expect(row('지금의 것').queryByText('시작 전')).toBeNull();
  },
);

test.each(Object.keys(copied) as (keyof typeof copied)[])(
  'earlier %s are copied to a draft, which can be deleted',
  async (name) => {
    const { page, make } = copied[name];
    const editor = await anEditor();
    const key = name === 'events' ? 'slug' : 'id';
    const open = (at: string | number, member: TestMember) =>
      renderPage(page, {
        path: `/manage/${name}/${at}`,
        route: `/manage/${name}/[${key}]`,
        params: { [key]: at },
        member,
      });
    const read = (at: string | undefined) => call('GET', `manage/${name}/${at}/`, { token: editor.token });

    const earlier = await make('지난 것', -5);
    const { user, visits, unmount } = await open(earlier, editor);
    await user.click(screen.getByRole('button', { name: '복사' }));
    await waitFor(() => expect(visits.current).not.toBe(`/manage/${name}/${earlier}`));
    const draft = visits.current?.split('/').at(-1) ?? '';
    expect((await read(draft)).body).toMatchObject({ title: '지난 것', state: 'draft' });
    unmount();

    const copy = await open(draft, editor);
    await copy.user.click(screen.getByRole('button', { name: '초안 삭제' }));
    await copy.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(copy.visits.current).toBe(`/manage/${name}`));
    expect((await read(draft)).status).toBe(404);
  },
);
