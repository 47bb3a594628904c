import { managedSettingsCalls } from '../../../contract/managedSettings.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { readEarningRules } from '../../domain/ledger/rules.ts';
import { read, write } from '../../platform/http/context.ts';
import { readNewMemberLimits, setEarningRules, setNewMemberLimits } from './commands.ts';

/** What operators set of the whole site. */
export const settingsRoutes = mount(managedSettingsCalls, {
  getNewMemberLimits: (c) => read(c, readNewMemberLimits),
  setNewMemberLimits: (c, { body, member }) =>
    write(c, (tx) => setNewMemberLimits(tx, body, requestContext(c, member))),
  getEarningRules: (c) => read(c, readEarningRules),
  setEarningRules: (c, { body, member }) => write(c, (tx) => setEarningRules(tx, body, requestContext(c, member))),
});
