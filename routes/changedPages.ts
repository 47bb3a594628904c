import type { SiteTextArea } from '../contract/constants/siteTexts.ts';
import { skinTypes } from '../contract/skin.ts';
import { surveyKinds } from '../contract/surveys.ts';
import { paths } from '../lib/paths.ts';
import type { Changed } from '../server/revalidation.ts';
import { groupPattern, singleAddress, viewFolder } from './patterns.ts';
import { type DetailPage, table } from './table.ts';

/** A resource, and the static pages that a write to it changes; most have a page of the same address too. */
interface Shown {
  resource: RegExp;
  hasPage: boolean;
  /** `$1` is the resource's first parameter. */
  lists: string[];
}

const singlePages = new Map(Object.entries(table.singles));
const listPages = new Map(Object.entries(table.lists));

/** Returns the address of a list's first view, by `name` or `name/view`; parameters become `$1` and so on. */
function firstView(shownIn: string): string {
  const [name = '', view] = shownIn.split('/');
  const single = singlePages.get(name);
  if (single) return singleAddress(single);
  const list = listPages.get(name);
  if (!list) throw new Error(`routes/table.ts has no list ${name}: mend shownIn`);
  return `${inParameters(viewFolder(list, view))}/1`;
}

function inParameters(address: string): string {
  let parameters = 0;
  return address.replace(/:\w+/g, () => `$${++parameters}`);
}

const shownOf = ({ address, shownIn = [], views = {} }: DetailPage): Shown => ({
  resource: new RegExp(`^${groupPattern(address)}$`),
  hasPage: true,
  lists: [...shownIn.map(firstView), ...Object.keys(views).map((view) => `${inParameters(address)}/${view}`)],
});

const surveyPages = [firstView('surveys'), ...surveyKinds.map((kind) => paths.survey(kind))];

/** The pages that are about the texts of an area, which operators change; others that show one wait for their interval. */
const pagesOfTexts: Record<SiteTextArea, string[]> = {
  badges: [firstView('badges')],
  surveys: surveyPages,
  skin: [...surveyPages, ...skinTypes.map((code) => paths.skin(code)), firstView('users')],
};

/** Details that no list shows wait for their interval. */
const allShown: readonly Shown[] = [
  ...Object.values(table.details)
    .filter(({ shownIn }) => shownIn)
    .map(shownOf),
  {
    // The sections of the home page.
    resource: /^\/$/,
    hasPage: false,
    lists: [firstView('home')],
  },
  {
    // When badges are awarded.
    resource: /^\/badges$/,
    hasPage: false,
    lists: [firstView('badges')],
  },
  {
    // A forum's name, order and state, where forums are listed.
    resource: new RegExp(`^${groupPattern(table.lists.forum.address)}$`),
    hasPage: false,
    lists: ['forum', 'forums', 'topics', 'home'].map(firstView),
  },
  ...Object.entries(pagesOfTexts).map(([area, lists]) => ({
    resource: new RegExp(`^/texts/${area}$`),
    hasPage: false,
    lists,
  })),
];

/**
 * Lists the pages and lists that a write changed, by its answer's `Link: <…>; rel="invalidates"` (or
 * `"restores"`) headers. The provider names a resource by the address of its page.
 */
export function changedBy(link: string | undefined): Changed {
  const changed = {
    pages: new Set<string>(),
    restored: new Set<string>(),
    lists: new Set<string>(),
  };
  const named = (link ?? '').matchAll(/<([^<>]+)>\s*;\s*rel="(invalidates|restores)"/g);
  for (const [, resource = '', relation] of named) {
    const shown = allShown.find((it) => it.resource.test(resource));
    if (!shown) continue;
    if (shown.hasPage) changed[relation === 'restores' ? 'restored' : 'pages'].add(resource);
    for (const list of shown.lists) changed.lists.add(resource.replace(shown.resource, list));
  }
  const { pages, restored, lists } = changed;
  return { pages: [...pages], restored: [...restored], lists: [...lists] };
}
