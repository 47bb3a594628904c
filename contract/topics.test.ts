import { expect, it } from 'vitest';
import { MAX_TOPIC_FILES } from './constants/common.ts';
import { forumTopicSchemas } from './topics.ts';

const withPictures = (count: number) =>
  forumTopicSchemas.createTopic.body.safeParse({
    title: '세안 순서',
    content: '미지근한 물로 씻어요.',
    fileUrls: Array.from({ length: count }, (_, index) => `/api/v1/files/picture-${index}.webp`),
    fileAlts: Array.from({ length: count }, () => '세안 뒤'),
  });

it('accepts as many pictures as a topic may have, and rejects one more by its field', () => {
  expect(withPictures(MAX_TOPIC_FILES).success).toBe(true);
  const { error } = withPictures(MAX_TOPIC_FILES + 1);
  expect(error?.issues.map(({ path, code }) => [path[0], code])).toEqual([
    ['fileUrls', 'too_big'],
    ['fileAlts', 'too_big'],
  ]);
});
