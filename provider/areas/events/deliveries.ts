import { and, asc, eq, isNull } from 'drizzle-orm';
import type { EventDelivery } from '../../../contract/managedEvents.ts';
import { eventApplications, eventWinners } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { logAction } from '../../domain/moderation/log.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { findEvent } from './queries.ts';

/**
 * Returns where the prizes of the announced winners go, until that is erased, and logs that it was read.
 * @throws 404, 409 `not_announced`
 */
export async function exportDeliveries(
  tx: Db,
  slug: string,
  { member, now }: RequestContext,
): Promise<EventDelivery[]> {
  const event = await findEvent(tx, slug, now);
  if (!event.announcedAt) throw new ApiError(409, 'not_announced');
  const deliveries = await tx
    .select({
      username: users.username,
      nickname: users.nickname,
      name: eventApplications.name,
      phone: eventApplications.phone,
      zipcode: eventApplications.zipcode,
      address: eventApplications.address,
      detailAddress: eventApplications.detailAddress,
      fullAddress: eventApplications.fullAddress,
      deliveryMessage: eventApplications.deliveryMessage,
      instagramUsername: eventApplications.instagramUsername,
    })
    .from(eventWinners)
    .innerJoin(eventApplications, eq(eventApplications.id, eventWinners.applicationId))
    .innerJoin(users, eq(users.id, eventApplications.userId))
    .where(and(eq(eventWinners.eventId, event.id), isNull(eventApplications.erasedAt)))
    .orderBy(asc(eventApplications.id));
  await logAction(tx, {
    action: 'export_deliveries',
    managerId: member.id,
    label: event.title,
    after: { deliveries: deliveries.length },
    now,
  });
  return deliveries;
}
