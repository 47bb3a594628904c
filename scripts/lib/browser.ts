import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bin } from '../../server/root.ts';

/** Paths of a Chromium or Chrome that Playwright can drive; the shell without windows costs a third less. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A test's browser runs without sandbox (root has none), without GPU and without background requests. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long Playwright may take to fetch its browser before Debian's is tried, in ms. */
const INSTALL_TIMEOUT_MS = 180_000;

/** Returns the browser's program: CHROMIUM_PATH, else Playwright's own, else the system's. */
function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  const candidates = [process.env.CHROMIUM_PATH ?? '', own, ...SYSTEM_BROWSERS];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Returns Playwright's launch options for the installed browser. */
export function browserLaunch() {
  const found = findBrowser();
  // Playwright starts the shell of its own browser where it is given no path.
  const executablePath = found === chromium.executablePath() ? undefined : found;
  return { args: FLAGS, ...(executablePath && { executablePath }) };
}

/**
 * Ensures that there is a browser: installs Playwright's, or Debian's as root.
 * @throws an Error that says in one line what to do
 */
export function requireBrowser(): string {
  const installers = [installPlaywrights, installDebians];
  for (const install of [() => undefined, ...installers]) {
    install();
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error('No Chromium: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to one.');
}

function installPlaywrights() {
  console.log('No Chromium here: installing the one of Playwright…');
  spawnSync(process.execPath, [bin('playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
  });
}

function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing the one of Debian…');
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
