import { AxeBuilder } from '@axe-core/playwright';
import { paths } from '../lib/paths.ts';
import { expect, loginAsManager, newGroup, test } from './fixtures.ts';

// So that the network becomes idle, the notifications' event stream ends at once.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) =>
  page.route('**/notifications/stream/', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' })),
);

/** Every page that a visitor may open, and those of members. */
const forVisitors = {
  home: paths.home(),
  forums: paths.forums(),
  'a forum': paths.forum('skin-talk'),
  'a forum, searched': paths.forum('skin-talk', { search: '보습' }),
  'all topics': paths.topics(),
  'best topics': paths.topics({ best: 1 }),
  posts: paths.posts(),
  'posts, narrowed': paths.posts({ categories: 'ingredients', deals: 'sale' }),
  'a post': paths.post(150),
  'a Notion page': paths.post(288),
  questions: paths.questions(),
  'questions that wait': paths.questions({ unanswered: 1 }),
  'questions, searched': paths.questions({ search: '선크림' }),
  'a question': paths.question('tight-after-washing'),
  'a question that waits': paths.question('peptide-worth-it'),
  videos: paths.videos(),
  'videos, searched': paths.videos({ search: '선크림' }),
  'a video': paths.video(1),
  photos: paths.photos(),
  'photos, narrowed': paths.photos({ post_type: 'carousel', categories: 'texture' }),
  'a photo post': paths.photo(79),
  collections: paths.moreContents(),
  'collections, narrowed': paths.moreContents({ deals: 'sale' }),
  news: paths.banners(),
  'a piece of news': paths.banner(1),
  rankings: paths.rankings(),
  'rankings, searched': paths.rankings({ type: 'activity', search: '피부' }),
  'a topic': paths.topic('skin-talk', 0),
  people: paths.users(),
  'people, searched': paths.users({ search: '달' }),
  'a member': paths.user('oneul_sun'),
  'a member’s posts': paths.userPosts('seoul_rain'),
  'a member’s challenges': paths.userChallenges('oneul_sun'),
  'a member’s followers': paths.followers('oneul_sun'),
  badges: paths.badges(),
  surveys: paths.surveys(),
  'a survey': paths.survey('skin-type-test'),
  'a skin type': paths.skin('GMKP'),
  challenges: paths.challenges(),
  'challenges that start soon': paths.challenges({ status: 'upcoming' }),
  'challenges, narrowed': paths.challenges({ status: 'all', type: 'moisture' }),
  'a challenge': paths.challenge(4),
  'a challenge that has ended': paths.challenge(1),
  'who takes part': paths.challengeParticipants(4),
  'who has written a review': paths.challengeParticipants(2, { has_review: 'true' }),
  'somebody’s days': paths.challengeParticipants(2, { user: 'dalbit_lab' }),
  courses: paths.courses(),
  'courses that have closed': paths.courses({ status: 'closed' }),
  'courses, searched': paths.courses({ search: '선크림' }),
  'a course': paths.course('sunscreen-by-hand'),
  'a course that has closed': paths.course('skin-diary'),
  'news by mail': paths.newsletter(),
  'news confirmed': paths.confirmNewsletter(),
  'news ended': paths.stopNewsletter(),
  missions: paths.missions(),
  'missions that have closed': paths.missions({ status: 'closed' }),
  'missions, searched': paths.missions({ search: '선크림' }),
  'a mission with choices': paths.mission(12),
  'a mission in words': paths.mission(14),
  'a mission that has closed': paths.mission(1),
  'mission reviews': paths.missionReviews(),
  events: paths.events(),
  'events that have ended': paths.events({ tab: 'ended' }),
  'events, searched': paths.events({ search: '선크림' }),
  'an event': paths.event('barrier-cream-panel'),
  'an event with topics': paths.event('empty-bottle-month'),
  'an event’s winners': paths.event('harvest-handkerchief', { tab: 'winners' }),
  raffles: paths.raffles(),
  'a raffle': paths.raffle(1),
  'a raffle that has ended': paths.raffle(2),
  'sign in': paths.signIn(),
  'sign up': paths.signUp(),
  'the sign-in error': paths.authError('OAuthCallbackError'),
  'verify an address': paths.verifyEmail(),
  'a forgotten password': paths.passwordReset(),
  'a new password': paths.passwordResetConfirm('token'),
  support: paths.support(),
  terms: paths.terms(),
  privacy: paths.privacy(),
  search: paths.search(),
  'what was found': paths.search({ search: '보습' }),
  'what was found of a kind': paths.search({ search: '보습', kind: 'posts' }),
  offline: '/offline',
  'home in English': '/en',
};
const forMembers = {
  'reports and decisions': paths.myReports(),
  'what was deleted': paths.trash(),
  me: paths.me(),
  settings: paths.settings(),
  notifications: paths.notifications(),
  points: paths.points(),
  experience: paths.xp(),
  hearts: paths.hearts(),
  'a new post': paths.newPost(),
  'liked posts': paths.likedPosts(),
  'no group yet': paths.challengeGroup(6),
  'a group': paths.challengeGroup(4),
  'an invitation': paths.invite(''),
  'a new question': paths.newQuestion(),
  'a new topic': paths.newTopic('free'),
  'a new topic anywhere': paths.writeTopic(),
};

const forManagers = {
  'the reports of members': paths.manageReports(),
  'what managers did': paths.manageLog(),
  'everything deleted': paths.manageTrash(),
  'banned words': paths.manageBannedWords(),
  'submissions of missions': paths.manageMissions(),
  'applications of events': paths.manageEvents(),
};

/** The rules that a theme decides; the markup is the same in both. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Returns the violations that axe finds, a line per rule. */
async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html).join(' ')}`);
}

for (const [name, path] of Object.entries({ ...forVisitors, ...forMembers, ...forManagers })) {
  test(`${name}: nothing for axe in either theme, no sideways scroll at 320 px`, async ({ page, login }) => {
    if (name in forMembers) await login();
    if (name in forManagers) await loginAsManager(page);
    let address = path;
    if (name === 'a topic') {
      const list = await page.request.get('/api/v1/forums/skin-talk/topics/');
      address = paths.topic('skin-talk', (await list.json()).results[0].id);
    }
    if (name === 'a group') await newGroup(page, 4);
    if (name === 'an invitation') address = paths.invite(await newGroup(page, 6));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'networkidle' });
    // The offline page reloads itself after two seconds, but once it has been reloaded, after thirty.
    if (name === 'offline') await page.reload({ waitUntil: 'networkidle' });
    expect(await violationsOf(new AxeBuilder({ page })), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violationsOf(new AxeBuilder({ page }).withRules(ABOUT_COLOURS)), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
