import { expect, test } from '@playwright/test';

test('a visitor opens the home page and sees whose site it is', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/결/);
});

for (const [former, address] of [
  ['/mypage/delivery', '/me/settings/delivery'],
  ['/letter/stop?token=a', '/newsletter/stop?token=a'],
  ['/en/letter', '/en/newsletter'],
  ['/manage/words?page=2', '/manage/banned-words?page=2'],
  ['/challenges/3/entrants?user=a', '/challenges/3/participants?user=a'],
] as const) {
  test(`the former address ${former} leads to ${address}`, async ({ request }) => {
    const answer = await request.get(former, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(address);
  });
}
