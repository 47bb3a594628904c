import { z } from '@hono/zod-openapi';
import { user, username } from '../../contract/users.ts';
import { findByUsername } from '../auth/accounts.ts';
import { call, read, router } from '../context.ts';
import { notFound } from '../errors.ts';
import { presentUser } from './present.ts';

const byName = z.object({ username: z.string() });

/** Members as others, and they themselves, see them. */
export const userRoutes = router().openapi(
  call({
    method: 'get',
    path: '/users/{username}/',
    summary: 'A member; what is private is for the member alone',
    params: byName,
    answer: user,
  }),
  async (c) => {
    const name = username.safeParse(c.req.valid('param').username);
    const row = name.success ? await read(c, (db) => findByUsername(db, name.data)) : undefined;
    if (!row) throw notFound();
    return c.json(presentUser(row, row.id === c.get('member')?.id), 200);
  },
);
