import { type PageTextArea, pageTextAreas, type SiteTextArea } from '../../../contract/constants/siteTexts.ts';
import { managedTextCalls } from '../../../contract/managedTexts.calls.ts';
import type { ManagedText } from '../../../contract/managedTexts.ts';
import { siteTextCalls } from '../../../contract/siteTexts.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { changedTexts, readRows } from '../../domain/siteTexts/read.ts';
import { nameOf, shippedTexts } from '../../domain/siteTexts/shipped.ts';
import type { Db } from '../../platform/db/client.ts';
import { type AppContext, invalidates, read, write } from '../../platform/http/context.ts';
import { resetSiteText, setSiteText } from './commands.ts';
import { presentText } from './present.ts';

/** The texts of pages that operators changed, which the web puts in the places of its own. */
export const siteTextRoutes = mount(siteTextCalls, {
  async getSiteTexts(c) {
    const rows = await read(c, (db) => readRows(db, ...pageTextAreas));
    const changedIn = (area: PageTextArea) => {
      const own = rows.filter(({ name }) => name.startsWith(nameOf(area, '')));
      return Object.fromEntries(changedTexts(own, c.get('locale')));
    };
    return { surveys: changedIn('surveys'), skin: changedIn('skin') };
  },
});

/** Lists the texts of an area as the console shows them. */
async function listTexts(db: Db, area: SiteTextArea): Promise<ManagedText[]> {
  const rows = new Map((await readRows(db, area)).map((row) => [row.name, row]));
  return [...shippedTexts.values()]
    .filter((text) => text.area === area)
    .map((text) => presentText(text, rows.get(text.name)));
}

/** Changes a text in a transaction, and names the pages that show texts of its area. */
async function change(c: AppContext, area: SiteTextArea, work: (tx: Db) => Promise<ManagedText>) {
  const changed = await write(c, work);
  invalidates(c, `texts/${area}`);
  return changed;
}

/** The texts of the site as the console changes them. */
export const managedTextRoutes = mount(managedTextCalls, {
  getManagedTexts: async (c, { params }) => ({ results: await read(c, (db) => listTexts(db, params.area)) }),
  setSiteText: (c, { params: { area }, body, member }) =>
    change(c, area, (tx) => setSiteText(tx, area, body, requestContext(c, member))),
  resetSiteText: (c, { params: { area }, body, member }) =>
    change(c, area, (tx) => resetSiteText(tx, area, body, requestContext(c, member))),
});
