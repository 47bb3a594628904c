import { expect, it } from 'vitest';
import { topicViews } from '../../db/schema/topics.ts';
import { purgeViews } from '../../domain/content/contents.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();

it('deletes the readers of past days and counts each once today', async () => {
  const { database, now } = provider.services;
  const { id: forumId } = await provider.forum('free');
  const writer = await provider.member();
  const topic = await provider.topic({ forumId, userId: writer.id });
  const view = () => provider.call('POST', `forums/free/topics/${topic.id}/view/`);

  await view();
  provider.advance(24 * 60 * 60);
  expect((await view()).body).toEqual({ view_count: 2 });
  await database.write((tx) => purgeViews(tx, now()));

  expect(await provider.rows(topicViews)).toHaveLength(1);
  expect((await view()).body).toEqual({ view_count: 2 });
});
