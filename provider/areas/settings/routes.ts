import { managedSettingsCalls } from '../../../contract/managedSettings.calls.ts';
import { operatorCalls } from '../../../contract/operator.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { readEarningRules } from '../../domain/ledger/rules.ts';
import { callLimitsOf, readCallLimits } from '../../domain/limits/callLimits.ts';
import { readReportRules } from '../../domain/moderation/rules.ts';
import { readOperator, readOperatorLine } from '../../domain/operator/read.ts';
import { invalidates, read, write } from '../../platform/http/context.ts';
import {
  readNewMemberLimits,
  setCallLimits,
  setEarningRules,
  setNewMemberLimits,
  setOperator,
  setReportRules,
} from './commands.ts';

/** The operator, whom the footer of every page names. */
export const operatorRoutes = mount(operatorCalls, {
  getOperator: async (c) => ({ line: await read(c, (db) => readOperatorLine(db, c.get('locale'))) }),
});

/** What operators set of the whole site. */
export const settingsRoutes = mount(managedSettingsCalls, {
  getNewMemberLimits: (c) => read(c, readNewMemberLimits),
  setNewMemberLimits: (c, { body, member }) =>
    write(c, (tx) => setNewMemberLimits(tx, body, requestContext(c, member))),
  getEarningRules: (c) => read(c, readEarningRules),
  setEarningRules: (c, { body, member }) => write(c, (tx) => setEarningRules(tx, body, requestContext(c, member))),
  getReportRules: (c) => read(c, readReportRules),
  setReportRules: (c, { body, member }) => write(c, (tx) => setReportRules(tx, body, requestContext(c, member))),
  getCallLimits: (c) => read(c, readCallLimits),
  async setCallLimits(c, { body, member }) {
    const set = await write(c, (tx) => setCallLimits(tx, body, requestContext(c, member)));
    callLimitsOf.forget(c);
    return set;
  },
  getManagedOperator: (c) => read(c, (db) => readOperator(db, c.get('services').env)),
  async setOperator(c, { body, member }) {
    const { env } = c.get('services');
    const changed = await write(c, (tx) => setOperator(tx, body, { env, ...requestContext(c, member) }));
    // Every page has a footer: the home page follows at once, the others at their interval.
    invalidates(c, '');
    return changed;
  },
});
