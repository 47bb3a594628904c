import { TOTP } from 'otpauth';
import { paths } from '../lib/paths.ts';
import { expect, openAsMember, test, typeSignIn } from './fixtures.ts';
import { ko } from './messages.ts';

const { auth, common } = ko;
const account = { name: common.nav.account };

/** Returns the code that the app shows so many steps from now; each is accepted once. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

test('a member turns two-step sign-in on, and the next sign-in takes a code, also after a reload', async ({
  page,
  login,
  browser,
  contextOptions,
  allowConsole,
}) => {
  allowConsole(/400/);
  const member = await login();
  await openAsMember(page, paths.settings('security'));
  await page.getByRole('button', { name: auth.security.enable }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(auth.password.old).fill(member.password);
  await sheet.getByRole('button', { name: auth.security.next }).click();
  const address = await sheet.getByRole('link', { name: auth.security.openApp }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await sheet.getByLabel(auth.twoStep.otp).fill(codeOf(secret));
  await sheet.getByRole('button', { name: auth.security.enable }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: auth.security.download }).click();
  expect((await download).suggestedFilename()).toMatch(/recovery-codes.*\.txt$/);
  await page.getByRole('button', { name: auth.security.saved }).click();

  const elsewhere = await browser.newContext(contextOptions);
  const phone = await elsewhere.newPage();
  await phone.goto(paths.signIn({ callbackUrl: paths.notifications() }));
  await typeSignIn(phone, member);
  await expect(phone.getByLabel(auth.twoStep.otp)).toBeFocused();
  await phone.reload();
  await phone.getByLabel(auth.twoStep.otp).fill(codeOf(secret, 1));
  await phone.getByRole('button', { name: auth.twoStep.submit }).click();
  await expect(phone).toHaveURL(new RegExp(`${paths.notifications()}$`));
  await elsewhere.close();
});

test('a passkey of this device signs a member in', async ({ page, member, baseURL }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // A passkey has a domain, which an IP address is not.
  const site = (path: string) => new URL(path, baseURL?.replace('127.0.0.1', 'localhost')).href;
  await page.goto(site(paths.signIn({ callbackUrl: paths.settings('security') })));
  await typeSignIn(page, member);
  await page.getByRole('button', { name: auth.passkey.add }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(auth.password.old).fill(member.password);
  await sheet.getByRole('button', { name: auth.security.next }).click();
  await expect(page.getByText(auth.passkey.defaultName)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(site(paths.signIn()));
  await page.getByRole('button', { name: auth.passkey.signIn }).click();
  await expect(page.getByRole('link', account)).toBeVisible();
});
