import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../server/root.ts';
import { browserLaunch, requireBrowser } from './lib/browser.ts';
import { startSite } from './lib/site.ts';

const FOLDER = join(ROOT, 'docs/images');
const WEBP = { quality: 80, effort: 6 };
const SHOTS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
};

/** `npm run screenshots`: renders the README's two pictures from a site after its first start. */
requireBrowser();
const site = await startSite();
try {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch(browserLaunch());
  for (const [name, options] of Object.entries(SHOTS)) {
    const page = await browser.newPage({
      ...options,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await sharp(await page.screenshot())
      .webp(WEBP)
      .toFile(join(FOLDER, `${name}.webp`));
    await page.close();
  }
  await browser.close();
  console.log(`Written into ${FOLDER}`);
} finally {
  await site.stop();
}
