import { expect, test } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { checkPermissions, decisionsElsewhere } from './permissions.ts';

test('permissions are decided in policies only', () => {
  expect(checkPermissions(ROOT)).toEqual([]);
});

test.each([
  ['provider/areas/x/commands.ts', 'if (status && member.isManager) await lock();', 1],
  ['provider/domain/x/stored.ts', "c.get('member')?.isManager ?? false", 1],
  ['provider/areas/x/policy.ts', 'caller?.isManager === true', 0],
  ['provider/areas/x/routes.test.ts', 'expect(body.isManager)', 0],
  ['components/x.tsx', 'user.isManager', 0],
])('%s: a decision is named where it is no policy', (path, line, count) => {
  const found = decisionsElsewhere([{ path, text: `\n${line}` }]);
  expect(found).toHaveLength(count);
  for (const fault of found) expect(fault).toContain(`${path}:2 `);
});
