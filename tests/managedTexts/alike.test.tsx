import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type PageTextArea, pageTextAreas, type SiteTextArea } from '@/contract/constants/siteTexts';
import type { PageTexts } from '@/contract/siteTexts';
import * as badgesPage from '@/pages/badges/[page]';
import * as memberPage from '@/pages/manage/members/[id]';
import * as textsPage from '@/pages/manage/texts';
import * as skinPage from '@/pages/skin/[type]';
import * as surveyPage from '@/pages/surveys/[kind]';
import * as surveysPage from '@/pages/surveys/all/[page]';
import * as userPage from '@/pages/users/[username]/index';
import { badgeAwards } from '@/provider/db/schema/members';
import { siteTexts } from '@/provider/db/schema/site';
import { shippedTexts } from '@/provider/domain/siteTexts/shipped';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

/** The words that an operator has written in the place of every text of the site: lists have the same line twice. */
const WORDS = '같은 말';

const provider = await testProvider();
const ofArea = (area: SiteTextArea) =>
  [...shippedTexts.values()].filter((text) => text.area === area && !text.ko.includes('{{'));
const changed = Object.fromEntries(
  pageTextAreas.map((area: PageTextArea) => [area, Object.fromEntries(ofArea(area).map(({ key }) => [key, WORDS]))]),
) as PageTexts;
const open = (page: Parameters<typeof renderPage>[0], rest: Parameters<typeof renderPage>[1]) =>
  renderPage(page, { ...rest, texts: changed });

beforeAll(async () => {
  const rows = [...shippedTexts.values()].filter(({ ko }) => !ko.includes('{{'));
  await provider.insert(
    siteTexts,
    rows.map(({ name, ko, en }) => ({ name, text: WORDS, textEn: WORDS, shipped: ko, shippedEn: en, version: 1 })),
  );
});

/** Awards a member several badges. */
async function aCollector() {
  const member = await aMember({ skinType: 'GMKP', showSkinType: true });
  await provider.insert(
    badgeAwards,
    [1, 2, 3].map((badgeId) => ({ badgeId, userId: member.id, awardedAt: new Date() })),
  );
  return member;
}

test.each(['skin-type', 'barrier'])('the survey %s shows lines that are alike, each once', async (kind) => {
  await open(surveyPage, { route: '/surveys/[kind]', params: { kind } });
  expect(screen.getAllByText(WORDS, { selector: 'li' }).length).toBeGreaterThan(1);
});

test('the lists of surveys and of skin types show names that are alike', async () => {
  const { unmount } = await open(surveysPage, { path: '/surveys', route: '/surveys/all/[page]', params: { page: 1 } });
  expect(screen.getAllByText(WORDS).length).toBeGreaterThan(1);
  unmount();
  await open(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' } });
  expect(screen.getAllByText(WORDS).length).toBeGreaterThan(1);
});

test('badges that are named alike are shown to visitors, on a profile and in the console', async () => {
  const member = await aCollector();
  const list = await open(badgesPage, { path: '/badges', route: '/badges/[page]', params: { page: 1 }, member });
  expect((await screen.findAllByText(WORDS)).length).toBeGreaterThan(3);
  list.unmount();
  const { username } = member;
  const profile = await open(userPage, { route: '/users/[username]', params: { username } });
  expect(screen.getAllByText(WORDS).length).toBeGreaterThan(0);
  profile.unmount();
  const manager = await aMember({ role: 'manager' });
  await open(memberPage, { route: '/manage/members/[id]', params: { id: member.id }, member: manager });
  expect(screen.getAllByText(WORDS, { selector: 'dt' })).toHaveLength(3);
});

test.each(['skin', 'surveys', 'badges'])('the console lists the texts of %s that are alike', async (area) => {
  const member = await aMember({ role: 'editor' });
  await open(textsPage, { path: `/manage/texts?area=${area}`, route: '/manage/texts', member });
  expect(screen.getAllByText(WORDS).length).toBeGreaterThan(3);
});
