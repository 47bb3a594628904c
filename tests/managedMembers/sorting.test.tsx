import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type SortedList, sortedColumns } from '@/contract/constants/ordering';
import * as challengesPage from '@/pages/manage/challenges';
import * as couponsPage from '@/pages/manage/coupons';
import * as coursesPage from '@/pages/manage/courses';
import * as eventsPage from '@/pages/manage/events';
import * as logPage from '@/pages/manage/log';
import * as membersPage from '@/pages/manage/members';
import * as missionsPage from '@/pages/manage/missions';
import * as newslettersPage from '@/pages/manage/newsletters';
import * as productsPage from '@/pages/manage/products';
import * as rafflesPage from '@/pages/manage/raffles';
import { sortedLists } from '@/provider/testSortedLists';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

const pages: Record<SortedList, Parameters<typeof renderPage>[0]> = {
  members: membersPage,
  challenges: challengesPage,
  courses: coursesPage,
  missions: missionsPage,
  events: eventsPage,
  raffles: rafflesPage,
  coupons: couponsPage,
  products: productsPage,
  newsletters: newslettersPage,
  log: logPage,
};
const heads = () => within(screen.getByRole('table')).getAllByRole('columnheader');
const sortable = () => heads().filter((head) => within(head).queryByRole('link'));

test.each(Object.keys(pages) as SortedList[])(
  'the list of %s has a link at each column that sorts it',
  async (list) => {
    const owner = await aMember({ role: 'owner' });
    await sortedLists(await testProvider(), owner)[list].insert(1);
    const { unmount } = await renderPage(pages[list], { path: `/manage/${list}`, member: owner });
    const { length } = sortedColumns[list];
    expect(sortable()).toHaveLength(length);
    expect(sortable().filter((head) => head.getAttribute('aria-sort') === 'none')).toHaveLength(length);
    unmount();
    await renderPage(pages[list], { path: `/manage/${list}?ordering=-${sortedColumns[list][0]}`, member: owner });
    expect(sortable()[0]).toHaveAttribute('aria-sort', 'descending');
  },
);

test('an operator sorts courses up, down, and back to their own order, in which alone they are ordered', async () => {
  const owner = await aMember({ role: 'owner' });
  const { courses } = sortedLists(await testProvider(), owner);
  await courses.insert(1);
  await courses.insert(2);
  const shown = async (query: string) => {
    const { unmount } = await renderPage(coursesPage, { path: `/manage/courses?search=t${query}`, member: owner });
    const found = {
      rows: screen.getAllByRole('link', { name: /^t\d$/ }).map((row) => row.textContent),
      next: screen.getByRole('link', { name: '제목' }).getAttribute('href'),
      isOrdered: screen.queryByRole('columnheader', { name: '순서' }) !== null,
    };
    unmount();
    return found;
  };
  const address = '/manage/courses?search=t';
  expect(await shown('')).toMatchObject({ next: `${address}&ordering=title`, isOrdered: true });
  expect(await shown('&ordering=title')).toMatchObject({ next: `${address}&ordering=-title`, isOrdered: false });
  expect((await shown('&ordering=-title')).rows[0]).toBe('t2');
  expect(await shown('&ordering=-title')).toMatchObject({ next: address, isOrdered: false });
});

test('a keyboard goes on from the column that it sorted by, once', async () => {
  const owner = await aMember({ role: 'owner' });
  const open = (path: string) => renderPage(membersPage, { path, member: owner });
  const column = () => screen.getByRole('link', { name: '가입' });
  const { user, unmount } = await open('/manage/members');
  act(() => column().focus());
  await user.keyboard('{Enter}');
  // A full load opens the next page.
  fireEvent(window, new Event('pagehide'));
  unmount();
  const sorted = await open('/manage/members?ordering=created_at');
  expect(column()).toHaveFocus();
  sorted.unmount();
  await open('/manage/members');
  expect(document.body).toHaveFocus();
});
