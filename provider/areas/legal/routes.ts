import { legalCalls } from '../../../contract/legal.calls.ts';
import { managedLegalCalls } from '../../../contract/managedLegal.calls.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { read, write } from '../../platform/http/context.ts';
import { agreeToTerms, announceLegalText, withdrawLegalText } from './commands.ts';
import { findLegalText, findManagedLegalText, listManagedLegalTexts } from './queries.ts';

/** The terms and the privacy policy as readers see them. */
export const legalRoutes = mount(legalCalls, {
  getLegalText: (c, { params, query }) => read(c, (db) => findLegalText(db, params.kind, query.on, readerContext(c))),
  async agreeToTerms(c, { body, member }) {
    await write(c, (tx) => agreeToTerms(tx, body.id, requestContext(c, member)));
    return done;
  },
});

/** The terms and the privacy policy as the console announces them. */
export const managedLegalRoutes = mount(managedLegalCalls, {
  getManagedLegalTexts: async (c) => ({
    results: await read(c, (db) => listManagedLegalTexts(db, readerContext(c))),
  }),
  async announceLegalText(c, { body: { password, ...body }, member }) {
    await checkOwnPassword(c, member.id, password);
    const by = requestContext(c, member);
    return write(c, async (tx) => findManagedLegalText(tx, await announceLegalText(tx, body, by), by));
  },
  async withdrawLegalText(c, { params, member }) {
    await write(c, (tx) => withdrawLegalText(tx, params.id, requestContext(c, member)));
    return done;
  },
});
