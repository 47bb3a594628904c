import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsMade } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

type PageModule = Extract<Parameters<typeof renderPage>[0], { default: unknown }>;

/** Every page of the console. */
const pages = Object.entries(import.meta.glob<PageModule>('../../pages/manage/**/*.tsx')).map(
  ([file, load]) => [file.replace('../../pages', '').replace(/(\/index)?\.tsx$/, ''), load] as const,
);

/** What the frame itself reads: what the caller may do, and the open work. */
const OF_FRAME = ['GET manage/access/', 'GET manage/work/'];
const ofConsole = () =>
  callsMade().filter((call) => /^\w+ (manage|moderation)\//.test(call) && !OF_FRAME.includes(call));

/** The sections that every role opens. */
const OF_EVERY_ROLE = ['/manage', '/manage/roles'];
/** Roles that share no others. */
const roles = ['support', 'editor'] as const;

const open = async (route: string, load: () => Promise<PageModule>, role: (typeof roles)[number]) =>
  renderPage(await load(), {
    route,
    params: Object.fromEntries([...route.matchAll(/\[(\w+)\]/g)].map(([, name]) => [name, '1'])),
    member: await aMember({ role }),
  });

test.each(pages)('%s reads nothing for a role that may not use it', async (route, load) => {
  for (const role of roles) {
    const before = ofConsole().length;
    const { unmount } = await open(route, load, role);
    const isClosed = screen.queryByText('볼 수 없는 메뉴예요') !== null;
    unmount();
    if (isClosed) return expect(ofConsole().slice(before)).toEqual([]);
  }
  expect(OF_EVERY_ROLE).toContain(route);
});
