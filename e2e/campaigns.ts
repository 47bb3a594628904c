import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { test as base, expect, knowsMember, loginAsManager, openAsMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { preview, publication } = ko.campaigns;

/** The journeys in which an operator, in a browser of their own, opens what the member of `page` takes part in. */
export const test = base.extend<{ operator: Page }>({
  operator: async ({ browser, page, allowConsole }, use) => {
    // The page of a draft, which members do not find.
    allowConsole(/404/);
    const staff = await browser.newContext({ viewport: page.viewportSize() });
    const operator = await staff.newPage();
    await loginAsManager(operator);
    await use(operator);
    await staff.close();
  },
});

interface Making {
  /** The address of the console's list, and the text of its link to the form. */
  list: string;
  link: string;
  /** The address of the form, what is typed there, and the text of its button. */
  form: string;
  fill: (operator: Page) => Promise<unknown>;
  create: string;
  title: string;
}

/** Makes a draft in the console, and returns the id or slug by which addresses name it. */
export async function makeDraft(operator: Page, { list, link, form, fill, create, title }: Making): Promise<string> {
  await openAsMember(operator, list);
  await operator.getByRole('link', { name: link }).click();
  await knowsMember(operator, form);
  await fill(operator);
  await expect(operator.getByRole('button', { name: create })).toBeEnabled();
  expect(await violationsOf(operator)).toEqual([]);
  await operator.getByRole('button', { name: create }).click();
  await expect(operator.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(operator.url()).pathname.split('/').at(-1) ?? '';
}

interface Opening {
  /** The address of the draft's form, on which the operator is, and that of the members' page. */
  form: string;
  address: string;
  look: (shown: Locator) => Promise<void>;
}

/** Looks at the preview of a draft and opens it: until then members do not find its page. */
export async function openDraft(operator: Page, member: Page, { form, address, look }: Opening) {
  const seen = async () => (await member.goto(address))?.status();
  expect(await seen()).toBe(404);
  await operator.getByRole('link', { name: preview.open }).click();
  await look(operator.getByRole('article', { name: preview.title }));
  await operator.getByRole('link', { name: preview.back }).click();
  await knowsMember(operator, form);
  await operator.getByRole('button', { name: publication.open }).click();
  const sheet = operator.getByRole('dialog', { name: publication.openTitle });
  await sheet.getByRole('button', { name: publication.open }).click();
  await expect(operator.getByText(publication.done.open)).toBeVisible();
  await expect.poll(seen).toBe(200);
}

/** Copies the campaign whose form the operator is on, to a draft. */
export async function copyCampaign(operator: Page, form: string) {
  await operator.getByRole('button', { name: ko.campaigns.copy.open }).click();
  await operator.waitForURL((url) => url.pathname !== form);
  await expect(operator.getByText(publication.lead.draft, { exact: true })).toBeVisible();
}
