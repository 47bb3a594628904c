import { eq } from 'drizzle-orm';
import { type ProfileAnswer, profileAnswer } from '../../../contract/users.ts';
import { files } from '../../db/schema/site.ts';
import { users } from '../../db/schema/users.ts';
import { admitUpload } from '../../domain/files/admission.ts';
import { presentUser } from '../../domain/members/present.ts';
import { sessionEnded } from '../../platform/errors/errors.ts';
import { urlOf } from '../../platform/files/names.ts';
import { storePicture } from '../../platform/files/pictures.ts';
import { invalidates, router, write } from '../../platform/http/context.ts';
import { readFile } from '../../platform/http/form.ts';
import { requireSelf } from './policy.ts';
import { userPage } from './routes.ts';

const path = '/users/{username}/avatar/';

/** The member's picture. */
export const avatarRoutes = router();

// Described but not validated by the router, which would read the whole form into memory first.
avatarRoutes.openAPIRegistry.registerPath({
  method: 'put',
  path,
  summary: 'Change the profile picture: JPEG, PNG or WebP of up to 15 MB and 40 megapixels',
  request: {
    body: {
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['avatar'],
            properties: { avatar: { type: 'string', format: 'binary' } },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The member with the new picture',
      content: { 'application/json': { schema: profileAnswer } },
    },
  },
});

avatarRoutes.put('/users/:username/avatar/', async (c) => {
  const member = await requireSelf(c, c.req.param('username'), { shown: true });
  const row = await admitUpload(c, async () => {
    const bytes = await readFile(c, 'avatar');
    const { files: store, now } = c.get('services');
    const picture = await storePicture(store, bytes, { field: 'avatar', locale: c.get('locale') });
    const { name: id, ...size } = picture;
    return write(c, async (tx) => {
      await tx.insert(files).values({ id, ...size, userId: member.id, createdAt: now() });
      const [changed] = await tx
        .update(users)
        .set({ avatar: urlOf(id) })
        .where(eq(users.id, member.id))
        .returning();
      return changed;
    });
  });
  if (!row) throw sessionEnded();
  invalidates(c, userPage(row.username));
  const answer: ProfileAnswer = { success: true, user: presentUser(row, true), reason: '' };
  return c.json(answer);
});
