import { badgesAnswer, badgesQuery } from '../../../contract/badges.ts';
import { awardsOf, presentBadge } from '../../domain/badges/present.ts';
import { badgeRules } from '../../domain/badges/rules.ts';
import { pageOf } from '../../platform/db/paging.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';

/** The badges of the site, and those of the calling member. */
export const badgeRoutes = router().openapi(
  call({
    method: 'get',
    path: '/badges/',
    summary: 'Badges; `awarded_at` is the calling member’s',
    query: badgesQuery,
    answer: badgesAnswer,
  }),
  async (c) => {
    const query = c.req.valid('query');
    const member = c.get('member');
    const locale = c.get('locale');
    const awards = member ? await read(c, (db) => awardsOf(db, member.id)) : [];
    const search = query.search?.toLowerCase() ?? '';
    const found = badgeRules
      .map((rule) => {
        const award = awards.find(({ id }) => id === rule.id);
        return presentBadge(rule, award?.at ?? null, locale);
      })
      .filter(({ status }) => !query.status || status === query.status)
      .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(search));
    const results = pageOf(found, query);
    return c.json(paginate(c, query, found.length, results), 200);
  },
);
