import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as forumPage from '@/pages/forums/[slug]/search';
import { forumEvents, topics } from '@/provider/db/schema/topics';
import { testProvider } from '../api';
import { aForum, aTopic } from '../factories';
import { openFilters, partsOf } from '../filters';
import { renderPage } from '../render';
import { openTopic } from './open';

async function anEvent(forumId: number) {
  const { database, now } = (await testProvider()).services;
  await database.write((tx) =>
    tx.insert(forumEvents).values({
      forumId,
      slug: 'spring-note',
      title: '봄 기록',
      titleEn: 'Spring notes',
      startsAt: now(),
      endsAt: new Date('2040-01-01'),
    }),
  );
}

test('a topic shows its event, its kind of product and its author’s skin as text', async () => {
  const forum = await aForum();
  await anEvent(forum.id);
  const topic = await aTopic({ forum });
  const { database, now } = (await testProvider()).services;
  await database.write(async (tx) => {
    const [event] = await tx.select().from(forumEvents).where(eq(forumEvents.forumId, forum.id));
    await tx
      .update(topics)
      .set({
        eventId: event?.id,
        productType: 'toner',
        skinType: 'GMSP',
        surveyData: {
          type: 'GMSP',
          axes: [
            { code: 'G', percent: 72 },
            { code: 'M', percent: 64 },
          ],
          takenAt: now().toISOString(),
        },
      })
      .where(eq(topics.id, topic.id));
  });
  await openTopic({ topic });
  expect(screen.getByRole('link', { name: /봄 기록/ })).toHaveAttribute(
    'href',
    `/forums/${forum.slug}?event=spring-note`,
  );
  expect(screen.getByText('토너')).toBeVisible();
  expect(screen.getByRole('link', { name: 'GMSP · 봄 살구' })).toHaveAttribute('href', '/skin/GMSP');
  const skin = within(screen.getByRole('figure'));
  expect(skin.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    '유분건성에 가까운 편',
    '민감도민감한 편',
  ]);
});

test('a list is filtered and ordered by its form, and the address has the values', async () => {
  const forum = await aForum();
  await aTopic({ forum });
  const { user, visits } = await renderPage(forumPage, {
    path: `/forums/${forum.slug}?search=보습`,
    route: '/forums/[slug]/search',
    params: { slug: forum.slug },
  });
  const filters = await openFilters(user);
  await user.click(filters.getByRole('radio', { name: '토너' }));
  await user.click(filters.getByRole('radio', { name: '오래된순' }));
  await user.click(filters.getByRole('button', { name: '적용' }));
  const wanted = { search: '보습', product_type: 'toner', ordering: 'created_at' };
  await waitFor(() => expect(partsOf(visits.current)).toEqual(wanted));
});
