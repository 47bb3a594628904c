import { expect, test } from '@playwright/test';

test('a visitor opens the home page and sees whose site it is', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/결/);
});

test('the former delivery page redirects to the settings', async ({ request }) => {
  const answer = await request.get('/mypage/delivery', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/me/settings');
});
