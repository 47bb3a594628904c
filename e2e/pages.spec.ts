import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { managePaths } from '../lib/managePaths.ts';
import { addresses, paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { expect, loginAsManager, newGroup, test } from './fixtures.ts';

// So that the network becomes idle, the notifications' event stream ends at once.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) =>
  page.route('**/notifications/stream/', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' })),
);

/** Every page whose address has no parameter, by its address. */
const plain = Object.fromEntries(
  Object.values(addresses).flatMap((address) => (/[:.]/.test(address) ? [] : [[address, address]])),
);
/** Other pages that a visitor may open, and those of members. */
const forVisitors = {
  'a forum': paths.forum('skin-talk'),
  'a forum, searched': paths.forum('skin-talk', { search: '보습' }),
  'best topics': paths.topics({ best: 1 }),
  'posts, narrowed': paths.posts({ categories: 'ingredients', deals: 'sale' }),
  'a post': paths.post(58),
  'a Notion page': paths.post(40),
  'questions that wait': paths.questions({ unanswered: 1 }),
  'questions, searched': paths.questions({ search: '선크림' }),
  'a question': paths.question('tight-after-washing'),
  'a question that waits': paths.question('peptide-worth-it'),
  'videos, searched': paths.videos({ search: '선크림' }),
  'a video': paths.video(1),
  'photos, narrowed': paths.photos({ post_type: 'carousel', categories: 'texture' }),
  'a photo post': paths.photo(79),
  'collections, narrowed': paths.moreContents({ deals: 'sale' }),
  'a piece of news': paths.banner(1),
  'rankings, searched': paths.rankings({ type: 'activity', search: '피부' }),
  'a topic': paths.topic('skin-talk', 0),
  'people, searched': paths.users({ search: '달' }),
  'a member': paths.user('oneul_sun'),
  'a member’s posts': paths.userPosts('seoul_rain'),
  'a member’s challenges': paths.userChallenges('oneul_sun'),
  'a member’s followers': paths.followers('oneul_sun'),
  'a survey': paths.survey('skin-type-test'),
  'a skin type': paths.skin('GMKP'),
  'a comparison of skin types': paths.compareSkin('oneul_sun'),
  'challenges that start soon': paths.challenges({ status: 'upcoming' }),
  'challenges, narrowed': paths.challenges({ status: 'all', type: 'moisture' }),
  'a challenge': paths.challenge(4),
  'a challenge that has ended': paths.challenge(1),
  'who takes part': paths.challengeParticipants(4),
  'who has written a review': paths.challengeParticipants(2, { has_review: 'true' }),
  'somebody’s days': paths.challengeParticipants(2, { user: 'dalbit_lab' }),
  'courses that have closed': paths.courses({ status: 'closed' }),
  'courses, searched': paths.courses({ search: '선크림' }),
  'a course': paths.course('sunscreen-by-hand'),
  'a course that has closed': paths.course('skin-diary'),
  'missions that have closed': paths.missions({ status: 'closed' }),
  'missions, searched': paths.missions({ search: '선크림' }),
  'a mission with choices': paths.mission(12),
  'a mission in words': paths.mission(14),
  'a mission that has closed': paths.mission(1),
  'events that have ended': paths.events({ tab: 'ended' }),
  'events, searched': paths.events({ search: '선크림' }),
  'an event': paths.event('barrier-cream-panel'),
  'an event with topics': paths.event('empty-bottle-month'),
  'an event’s winners': paths.event('harvest-handkerchief', { tab: 'winners' }),
  'a raffle': paths.raffle(1),
  'a raffle that has ended': paths.raffle(2),
  'sign in': paths.signIn(),
  'sign up': paths.signUp(),
  'the sign-in error': paths.authError('OAuthCallbackError'),
  'verify an address': paths.verifyEmail(),
  'a new password': paths.passwordResetConfirm('t'.repeat(43)),
  'a link that was cut off': paths.passwordResetConfirm('token'),
  'what was found': paths.search({ search: '보습' }),
  'what was found of a kind': paths.search({ search: '보습', kind: 'posts' }),
  offline: '/offline',
  'home in English': '/en',
};
const forMembers = {
  settings: paths.settings(),
  'the settings of the profile': paths.settings('profile'),
  'the settings of the delivery address': paths.settings('delivery'),
  'the settings of the theme': paths.settings('appearance'),
  devices: paths.settings('devices'),
  'the sign-in security': paths.settings('security'),
  'the settings of notifications': paths.settings('notifications'),
  'the settings of the e-mail address': paths.settings('email'),
  'the welcome': paths.welcome(),
  'the welcome’s people': paths.welcome({ step: 'people' }),
  'no group yet': paths.challengeGroup(6),
  'a group': paths.challengeGroup(4),
  'an invitation': paths.invite(''),
  'a new topic': paths.newTopic('free'),
};

const forManagers = {
  'the overview of the console': managePaths.overview(),
  'the members of the console': managePaths.members(),
  'the roles of the console': managePaths.roles(),
  'a member in the console': managePaths.member('@oneul_sun'),
  'the ledger of a member in the console': managePaths.memberLedger('@oneul_sun'),
  'the forums of the console': managePaths.forums(),
  'a new forum of the console': managePaths.forum('new'),
  'a forum of the console': managePaths.forum('skin-talk'),
  'the home page of the console': managePaths.home(),
  'the banners of the console': managePaths.banners(),
  'a new banner of the console': managePaths.banner('new'),
  'a banner of the console': managePaths.banner(1),
  'the products of the console': managePaths.products(),
  'a new product of the console': managePaths.product('new'),
  'a product of the console': managePaths.product(1),
  'the videos of the console': managePaths.videos(),
  'a new video of the console': managePaths.video('new'),
  'a video of the console': managePaths.video(1),
  'imports in the console': managePaths.imports(),
  'the photo posts of the console': managePaths.photos(),
  'a new photo post of the console': managePaths.photo('new'),
  'a photo post of the console': managePaths.photo(79),
  'categories of products in the console': managePaths.productTerms(),
  'the courses of the console': managePaths.courses(),
  'a new course of the console': managePaths.course('new'),
  'a course of the console': managePaths.course('sunscreen-by-hand'),
  'the preview of a course': managePaths.coursePreview('sunscreen-by-hand'),
  'the raffles of the console': managePaths.raffles(),
  'a new raffle of the console': managePaths.raffle('new'),
  'a raffle of the console': managePaths.raffle(1),
  'the preview of a raffle': managePaths.rafflePreview(1),
  'the winners of a raffle': managePaths.raffleWinners(2),
  'the badges of the console': managePaths.badges(),
  'the texts of the console': managePaths.texts(),
  'the reports of members': managePaths.reports(),
  'what managers did': managePaths.log(),
  'what members earn, in the console': managePaths.earning(),
  'how many reports hide content, in the console': managePaths.reportRules(),
  'who operates the site, in the console': managePaths.operator(),
  'everything deleted': managePaths.trash(),
  'banned words': managePaths.bannedWords(),
  'the legal texts of the console': managePaths.legal(),
  'new terms of the console': managePaths.newLegalText(),
  'the missions of the console': managePaths.missions(),
  'a new mission of the console': managePaths.mission('new'),
  'a mission of the console': managePaths.mission(1),
  'the preview of a mission': managePaths.missionPreview(1),
  'submissions of missions': managePaths.submissions(),
  'the challenges of the console': managePaths.challenges(),
  'a new challenge of the console': managePaths.challenge('new'),
  'a challenge of the console': managePaths.challenge(1),
  'the preview of a challenge': managePaths.challengePreview(1),
  'batches of coupons': managePaths.coupons(),
  'a new batch of coupons': managePaths.couponBatch('new'),
  'a batch of coupons': managePaths.coupons(),
  'the uses of a batch of coupons': managePaths.coupons(),
  newsletters: managePaths.newsletters(),
  announcements: managePaths.announcements(),
  'a new newsletter': managePaths.newsletter('new'),
  'a draft of a newsletter': managePaths.newsletters(),
  'the events of the console': managePaths.events(),
  'a new event of the console': managePaths.event('new'),
  'an event of the console': managePaths.event('barrier-cream-panel'),
  'the preview of an event': managePaths.eventPreview('barrier-cream-panel'),
  'applications for an event': managePaths.eventApplications('harvest-handkerchief'),
  'members’ questions': managePaths.support(),
  'the settings of the site': managePaths.settings(),
  'the parts of the site': managePaths.system(),
};

/** Creates something in the console as the signed-in manager, and returns its id. */
async function create({ request }: Page, path: string, data: object): Promise<number> {
  const { accessToken } = await (await request.get('/api/auth/session')).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await request.post(`/api/v1/manage/${path}/`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}
const newNewsletter = (page: Page) =>
  create(page, 'newsletters', {
    subject: '봄 소식',
    content: '<p>봄이 왔어요.</p>',
    locale: 'ko',
    topic: 'digest',
    audience: { locale: null, active_days: null, skin_types: [] },
  });
const newCoupons = (page: Page) =>
  create(page, 'coupons', {
    name: '봄 꾸러미',
    title: '봄 쿠폰',
    title_en: 'Spring coupon',
    point: 100,
    codes: 3,
    uses: 2,
    ends_on: addDays(new Date(), 30).toISOString().slice(0, 10),
    password: DEMO_PASSWORD,
  });
/** The pages of the console about what the first content has none of: each makes it, and returns its address. */
const ofMade = new Map<string, (page: Page) => Promise<string>>([
  ['a draft of a newsletter', async (page) => managePaths.newsletter(await newNewsletter(page))],
  ['a batch of coupons', async (page) => managePaths.couponBatch(await newCoupons(page))],
  ['the uses of a batch of coupons', async (page) => managePaths.couponUses(await newCoupons(page))],
]);

/** The pages that `npm test` looks at, one of each kind. */
const gate: Record<string, string> = {
  '/': '@phone',
  'a forum': '@phone',
  'a topic': '@desktop',
  'a post': '@phone',
  'a challenge': '@phone',
  'a survey': '@phone',
  'the settings of the profile': '@phone',
  '/posts/new': '@desktop',
  'the overview of the console': '@desktop',
};

/** The rules that a theme decides; the markup is the same in both. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

for (const [name, path] of Object.entries({ ...plain, ...forVisitors, ...forMembers, ...forManagers })) {
  test(`${name}: nothing for axe in either theme, no sideways scroll at 320 px`, { tag: gate[name] ?? [] }, async ({
    page,
    login,
  }) => {
    if (name in forMembers) await login();
    if (name in forManagers) await loginAsManager(page);
    let address = (await ofMade.get(name)?.(page)) ?? path;
    if (name === 'a topic') {
      const list = await page.request.get('/api/v1/forums/skin-talk/topics/');
      address = paths.topic('skin-talk', (await list.json()).results[0].id);
    }
    if (name === 'a group') await newGroup(page, 4);
    if (name === 'an invitation') address = paths.invite(await newGroup(page, 6));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'networkidle' });
    if (page.url().includes(paths.signIn()) && address !== paths.signIn()) {
      await login();
      await page.goto(address, { waitUntil: 'networkidle' });
    }
    // Search engines and previews read no relative addresses.
    if ((await page.locator('meta[name="robots"]').count()) === 0) {
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:/);
    }
    // The offline page reloads itself after two seconds, but once it has been reloaded, after thirty.
    if (name === 'offline') await page.reload({ waitUntil: 'networkidle' });
    expect(await violationsOf(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violationsOf(page, ABOUT_COLOURS), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    // A chart is drawn again after the page has another width.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
