import { millisecondsInHour } from 'date-fns/constants';
import type { EventFieldName } from '../../../contract/constants/participation.ts';
import { events } from '../../db/schema/events.ts';
import type { TestProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';

/** A delivery address, as a member types it. */
export const home = {
  name: '김결',
  phone: '010 1234 5678',
  zipcode: '03035',
  address: '서울 종로구 결로 1',
  detailAddress: '101호',
  deliveryMessage: '문 앞에 놓아 주세요',
};

const question = { label: '왜 받고 싶나요?', labelEn: 'Why?' };
const unnamed = { label: '', labelEn: '' };
const isQuestion = (field: EventFieldName) => field === 'content' || field.startsWith('answer');

let made = 0;

/** Inserts an event for a test, open since an hour ago and for `hours` hours. */
export async function anEvent(
  { services }: Pick<TestProvider, 'services'>,
  requestedFields: readonly EventFieldName[] = ['answer'],
  { hours = 1, ...row }: Partial<typeof events.$inferInsert> & { hours?: number } = {},
) {
  made += 1;
  const at = (after: number) => new Date(services.now().getTime() + after * millisecondsInHour);
  return services.database.write(async (tx) => {
    const [event] = await tx
      .insert(events)
      .values({
        slug: `event-${made}`,
        title: `나눔 ${made}`,
        titleEn: `Giveaway ${made}`,
        summary: '크림을 나눠요',
        summaryEn: 'A cream to share',
        description: '',
        descriptionEn: '',
        gift: '장벽 크림',
        giftEn: 'A cream',
        choosing: '무작위',
        choosingEn: 'By chance',
        image: '/files/event.webp',
        requestedFields: requestedFields.map((field) => ({
          field,
          ...(isQuestion(field) ? question : unnamed),
          hint: '',
          hintEn: '',
        })),
        winnerCount: 2,
        startsAt: at(-1),
        endsAt: at(hours),
        announcesAt: at(hours + 24),
        publishedAt: at(-1),
        ...row,
      })
      .returning();
    if (!event) throw new Error('no event was made');
    return event;
  });
}

/** Announces the winners of an event that are chosen now, as an operator who has just read them. */
export async function announceWinners(provider: TestProvider, slug: string) {
  const { call } = await withPassword(provider, { role: 'manager' });
  const { body } = await call('GET', `events/${slug}/applications/`);
  const announcement = { version: body.chosen_version, password: PASSWORD };
  return call('POST', `events/${slug}/winners/announce/`, announcement);
}
