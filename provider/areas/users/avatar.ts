import { eq } from 'drizzle-orm';
import { files } from '../../db/schema/site.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { admitUpload } from '../../domain/files/admission.ts';
import { sessionEnded } from '../../platform/errors/errors.ts';
import { urlOf } from '../../platform/files/names.ts';
import { storePicture } from '../../platform/files/pictures.ts';
import { type AppContext, type Member, write } from '../../platform/http/context.ts';
import { readFile } from '../../platform/http/form.ts';
import { writtenAnew } from './content.ts';

/** Stores the picture of a form as the member's own and returns the member with it. @throws 400, 413, 415, 429, 503 */
export async function storeAvatar(c: AppContext, member: Member): Promise<UserRow> {
  const row = await admitUpload(c, member, async () => {
    const bytes = await readFile(c, 'avatar');
    const { files: store, now } = c.get('services');
    const picture = await storePicture(store, bytes, { field: 'avatar', locale: c.get('locale') });
    const { name: id, ...size } = picture;
    return write(c, async (tx) => {
      await tx.insert(files).values({ id, ...size, userId: member.id, createdAt: now() });
      const [changed] = await tx
        .update(users)
        .set(await writtenAnew(tx, member.id, { avatar: urlOf(id) }, now()))
        .where(eq(users.id, member.id))
        .returning();
      return changed;
    });
  });
  if (!row) throw sessionEnded();
  return row;
}
