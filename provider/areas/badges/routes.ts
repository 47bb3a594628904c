import { badgeCalls } from '../../../contract/badges.calls.ts';
import { awardsOf, presentBadge } from '../../domain/badges/present.ts';
import { readBadgeRules } from '../../domain/badges/settings.ts';
import { mount } from '../../domain/identity/mount.ts';
import { readBadgeTexts } from '../../domain/siteTexts/read.ts';
import { pageOf } from '../../platform/db/paging.ts';
import { paginate, read } from '../../platform/http/context.ts';

/** The badges of the site, and those of the calling member. */
export const badgeRoutes = mount(badgeCalls, {
  async getBadges(c, { query, member }) {
    const awards = member ? await read(c, (db) => awardsOf(db, member.id)) : [];
    const texts = { say: await read(c, readBadgeTexts), locale: c.get('locale') };
    const search = query.search?.toLowerCase() ?? '';
    const found = (await read(c, readBadgeRules))
      .map((rule) => {
        const award = awards.find(({ id }) => id === rule.id);
        return presentBadge(rule, award?.at ?? null, texts);
      })
      .filter(({ status }) => !query.status || status === query.status)
      .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(search));
    return paginate(c, query, found.length, pageOf(found, query));
  },
});
