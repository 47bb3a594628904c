import { expect, test } from 'vitest';
import { slug } from '../../../contract/common.ts';
import { COURSE_ANSWER_MAX, COURSE_CONTENT_MAX } from '../../../contract/constants/participation.ts';
import { videos } from '../contents/videos.ts';
import { events } from '../events.ts';
import { raffles } from '../raffles.ts';
import { courses } from './courses.ts';

test('there are five courses, each with an address and a picture of its own', () => {
  expect(courses).toHaveLength(5);
  expect(new Set(courses.map((course) => course.slug)).size).toBe(5);
  for (const course of courses) expect(slug.safeParse(course.slug).success).toBe(true);
  const pictures = courses.flatMap(({ image, lessons }) => [image, ...lessons.flatMap((lesson) => lesson.image ?? [])]);
  expect(new Set(pictures).size).toBe(pictures.length);
  const others = [...events, ...raffles].map(({ image }) => image);
  expect(pictures.filter((image) => others.includes(image))).toEqual([]);
});

test('every lesson has the same content in both languages and takes a few minutes', () => {
  for (const { lessons } of courses) {
    expect(lessons.length).toBeGreaterThanOrEqual(3);
    for (const { title, content, steps, minutes, video } of lessons) {
      expect(content.en, title.ko).toHaveLength(content.ko.length);
      expect(steps.en, title.ko).toHaveLength(steps.ko.length);
      expect(minutes).toBeLessThanOrEqual(5);
      if (video !== undefined) expect(videos[video - 1]).toBeDefined();
    }
  }
});

test('members’ applications are valid in the form', () => {
  for (const [content, answer] of courses.flatMap((course) => course.handed_in)) {
    expect(content.length).toBeLessThanOrEqual(COURSE_CONTENT_MAX);
    expect(answer.length).toBeLessThanOrEqual(COURSE_ANSWER_MAX);
  }
});
