import { managedForumCalls } from '../../../contract/managedForums.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { invalidates, read, write } from '../../platform/http/context.ts';
import { createForum, findManagedForum, listManagedForums, orderForums, updateForum } from './manage.ts';

/** The page of a forum, as `invalidates` names it; the list of forums is another page that it changes. */
const forumPage = (slug: string) => `forums/${slug}`;

/** Forums as the console changes them. `order` is matched before `{slug}`. */
export const managedForumRoutes = mount(managedForumCalls, {
  getManagedForums: async (c) => ({ results: await read(c, (db) => listManagedForums(db, c.get('locale'))) }),
  async createForum(c, { body, member }) {
    const created = await write(c, async (tx) => {
      await createForum(tx, body, requestContext(c, member));
      return findManagedForum(tx, body.slug, c.get('locale'));
    });
    taxonomyOf.forget(c);
    invalidates(c, forumPage(body.slug));
    return created;
  },
  async orderForums(c, { body: { slugs }, member }) {
    await write(c, (tx) => orderForums(tx, slugs, requestContext(c, member)));
    invalidates(c, ...slugs.map(forumPage));
    return done;
  },
  getManagedForum: (c, { params: { slug } }) => read(c, (db) => findManagedForum(db, slug, c.get('locale'))),
  async updateForum(c, { params: { slug }, body, member }) {
    const changed = await write(c, async (tx) => {
      await updateForum(tx, slug, body, requestContext(c, member));
      return findManagedForum(tx, slug, c.get('locale'));
    });
    taxonomyOf.forget(c);
    invalidates(c, forumPage(slug));
    return changed;
  },
});
