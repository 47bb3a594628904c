import { defineArea } from '../../domain/areas/area.ts';
import { read } from '../../platform/http/context.ts';
import { findTermsToAgree } from './queries.ts';
import { legalRoutes, managedLegalRoutes } from './routes.ts';

export const legalArea = defineArea({
  routes: [legalRoutes, managedLegalRoutes],
  ownHome: {
    terms: (c, { id }) => read(c, (db) => findTermsToAgree(db, id, { locale: c.get('locale') })),
  },
});
