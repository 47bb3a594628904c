import { millisecondsInHour } from 'date-fns/constants';
import { missions, shortMissions } from '../../db/schema/missions.ts';
import type { TestProvider } from '../../testing.ts';
import { hashOfCode } from './rules.ts';

/** Inserts a mission for a test, open since an hour ago: a quiz whose right choice is `b`. */
export async function aMission(
  { services }: Pick<TestProvider, 'services'>,
  row: Partial<typeof missions.$inferInsert> = {},
) {
  return services.database.write(async (tx) => {
    const [made] = await tx
      .insert(missions)
      .values({
        kind: 'quiz',
        title: '선크림은 얼마나',
        titleEn: 'How much sunscreen',
        description: '두 손가락이면 될까요?',
        descriptionEn: 'Are two fingers enough?',
        content: '얼굴에 바를 양을 알아봐요.',
        contentEn: 'Learn how much a face takes.',
        image: '/files/a.webp',
        question: '얼굴 전체에 알맞은 양은?',
        questionEn: 'How much for the whole face?',
        choices: [
          { id: 'a', text: '콩알만큼', textEn: 'A pea' },
          { id: 'b', text: '손가락 두 마디', textEn: 'Two finger joints' },
        ],
        right: ['b'],
        explanation: '적게 바르면 지수만큼 막지 못해요.',
        explanationEn: 'Less of it protects less.',
        reward: 50,
        publishedAt: new Date(services.now().getTime() - millisecondsInHour),
        ...row,
      })
      .returning();
    if (!made) throw new Error('no mission was made');
    return made;
  });
}

/** Inserts a coupon for a test with the code `AB2C-DE3F-GH4J`, open for an hour. */
export async function aShortMission(
  { services }: Pick<TestProvider, 'services'>,
  { code = 'AB2C-DE3F-GH4J', ...row }: Partial<typeof shortMissions.$inferInsert> & { code?: string } = {},
) {
  const at = (hours: number) => new Date(services.now().getTime() + hours * millisecondsInHour);
  return services.database.write(async (tx) => {
    const [made] = await tx
      .insert(shortMissions)
      .values({
        title: '겨울 인사',
        titleEn: 'A winter greeting',
        codeHash: hashOfCode(code),
        reward: 300,
        uses: 10,
        startsAt: at(-1),
        endsAt: at(1),
        ...row,
      })
      .returning();
    if (!made) throw new Error('no coupon was made');
    return made;
  });
}
