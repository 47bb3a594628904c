import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { aPicture, expect, loginAsManager, openAsMember, someTopic, test } from './fixtures.ts';
import { ko } from './messages.ts';

/** Records the browser's violations of the Content-Security-Policy, page after page. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const place = `${sourceFile}:${lineNumber}`;
      const text = [location.pathname, effectiveDirective, blockedURI, place, sample].join(' ');
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(text);
    });
  });
  return violations;
}

interface Client {
  next: { router: { push: (path: string) => Promise<boolean> } };
}

/** Goes to a page as a link does, within the loaded document. */
async function navigate(page: Page, path: string) {
  // A page is loaded before its scripts are.
  await page.waitForFunction(() => (window as unknown as Partial<Client>).next?.router);
  await page.evaluate((to) => (window as unknown as Client).next.router.push(to), path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Returns the computed styles of a page's first elements, which do not depend on the member. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main li, main p, main a')].slice(0, 60).map((element) => {
      const { display, fontSize, fontWeight, color, padding } = getComputedStyle(element);
      return [element.tagName, display, fontSize, fontWeight, color, padding].join(' ');
    }),
  );

// The notifications' event stream never ends: without it, the network becomes idle.
test.beforeEach(({ page }) =>
  page.route('**/notifications/stream/', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' })),
);

const PAGES = [
  paths.home(),
  paths.forums(),
  paths.forum('skin-talk'),
  paths.posts(),
  paths.post(58),
  paths.post(40),
  paths.questions(),
  paths.question('tight-after-washing'),
  paths.video(1),
  paths.photo(79),
  paths.rankings(),
  paths.challenge(1),
  paths.surveys(),
  paths.skin('GMKP'),
  paths.badges(),
  paths.user('oneul_sun'),
  paths.search({ q: '보습' }),
  paths.terms(),
  paths.signIn(),
];

test('no page breaks the policy, loaded or navigated to, and both look alike', async ({ page }) => {
  test.setTimeout(300_000);
  const violations = await recordViolations(page);
  const topic = await someTopic(page);
  await page.goto(paths.home());
  const pages = [...PAGES, paths.topic(topic.forum.slug, topic.id)];
  for (const path of pages) {
    // Another journey may have written into a list between the two: then both are compared again.
    await expect(async () => {
      await navigate(page, path);
      const navigated = await lookOf(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await lookOf(page), path).toEqual(navigated);
    }).toPass({ timeout: 60_000 });
  }
  expect(violations).toEqual([]);
});

test('no page of a member breaks the policy: editor, composer, settings, charts, management', async ({ page }) => {
  test.setTimeout(300_000);
  const violations = await recordViolations(page);
  await loginAsManager(page);
  await openAsMember(page, paths.home());
  for (const path of [
    paths.newTopic('free'),
    paths.newPost(),
    paths.editPost(58),
    paths.newQuestion(),
    paths.me(),
    paths.points(),
    paths.xp(),
    paths.hearts(),
    paths.notifications(),
    managePaths.reports(),
    managePaths.submissions(),
    paths.settings('profile'),
  ]) {
    await navigate(page, path);
  }
  await page.locator('input[type=file]').setInputFiles(await aPicture());
  const cropper = page.getByRole('dialog', { name: ko.users.settings.cropTitle });
  await expect(cropper.getByRole('button', { name: ko.users.settings.cropUse })).toBeEnabled();
  await page.goto(paths.editPost(58));
  await expect(page.locator('[contenteditable=true]')).toContainText(/\S/);
  expect(violations).toEqual([]);
});

test('the browser blocks inline styles, inline scripts and plain text as HTML', { tag: '@desktop' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security [Pp]olicy|Trusted(?:HTML|ScriptURL)/);
  const violations = await recordViolations(page);
  await page.goto(paths.home());
  const rejected = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.head.append(style);
    const throws = (act: () => void) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    return {
      style: getComputedStyle(document.querySelector('main') as Element).display !== 'none',
      html: throws(() => {
        document.createElement('div').innerHTML = '<img src="/x" onerror="alert(1)">';
      }),
      script: throws(() => {
        document.createElement('script').src = '/api/v1/files/x.js';
      }),
      policy: throws(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void };
        };
        trustedTypes.createPolicy('other', {});
      }),
    };
  });
  expect(rejected).toEqual({ style: true, html: true, script: true, policy: true });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
});
