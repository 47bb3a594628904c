import { z } from '@hono/zod-openapi';
import { id, success } from '../../../contract/common.ts';
import {
  accessAnswer,
  correctionBody,
  managedMemberAnswer,
  managedMembersAnswer,
  managedMembersQuery,
  roleBody,
} from '../../../contract/managedMembers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { requireRight, requireRole } from '../../domain/identity/policy.ts';
import { call, paginate, read, router, write } from '../../platform/http/context.ts';
import { changeRole, correctLedger, endMemberSessions, findMember } from './commands.ts';
import { seesBalances } from './policy.ts';
import { presentDetail, presentManaged } from './present.ts';
import { listManagedMembers, readMemberFacts } from './queries.ts';

const byId = z.object({ id });

/** What the caller may do in the console, and the members as it shows them. */
export const managedMemberRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/access/',
      summary: 'The role of the caller and its rights, for every role',
      answer: accessAnswer,
      errors: [404],
    }),
    async (c) => {
      const { role, rights, needsTwoStep } = requireRole(c);
      return c.json({ role, rights: [...rights], needs_two_step: needsTwoStep }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/members/',
      summary: 'All members by name, address, role and state, for the right `members`',
      query: managedMembersQuery,
      answer: managedMembersAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'members');
      const query = c.req.valid('query');
      const now = c.get('services').now();
      const { count, rows } = await read(c, (db) => listManagedMembers(db, query, now));
      const results = rows.map((row) => presentManaged(row, now));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/members/{id}/',
      summary: 'One member with activity, sessions and reports, for the right `members`',
      params: byId,
      answer: managedMemberAnswer,
      errors: [409],
    }),
    async (c) => {
      const member = requireRight(c, 'members');
      const now = c.get('services').now();
      const answer = await read(c, async (db) => {
        const row = await findMember(db, c.req.valid('param').id);
        const facts = await readMemberFacts(db, row, now);
        return presentDetail(row, facts, { now, showsBalances: seesBalances(member) });
      });
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/manage/members/{id}/sessions/',
      summary: 'Sign a member out of every device, for the right `members`',
      params: byId,
      answer: success,
    }),
    async (c) => {
      const member = requireRight(c, 'members');
      const now = c.get('services').now();
      await write(c, (tx) => endMemberSessions(tx, c.req.valid('param').id, { member, now }));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/members/{id}/ledger/',
      summary: 'Correct a balance by a new entry with a reason and the caller’s password, for the right `ledger`',
      params: byId,
      body: correctionBody,
      answer: success,
    }),
    async (c) => {
      const member = requireRight(c, 'ledger');
      const { password, ...correction } = c.req.valid('json');
      await checkOwnPassword(c, member.id, password);
      const by = { member, now: c.get('services').now(), locale: c.get('locale') };
      await write(c, (tx) => correctLedger(tx, c.req.valid('param').id, correction, by));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/members/{id}/role/',
      summary: 'Change the role of a member, with the caller’s password, for the right `roles`',
      params: byId,
      body: roleBody,
      answer: success,
    }),
    async (c) => {
      const member = requireRight(c, 'roles');
      const { role, password } = c.req.valid('json');
      await checkOwnPassword(c, member.id, password);
      const now = c.get('services').now();
      await write(c, (tx) => changeRole(tx, c.req.valid('param').id, role, { member, now }));
      return c.json({ success: true as const }, 200);
    },
  );
