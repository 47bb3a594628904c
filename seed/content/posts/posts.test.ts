import { expect, test } from 'vitest';
import { plainOf, sanitise } from '../../../provider/domain/articles/sanitise.ts';
import { accounts, members } from '../members.ts';
import { productCategories, products, stores } from '../products.ts';
import { questions } from '../questions/questions.ts';
import { SCENE_COUNT } from '../scenes.ts';
import { topics } from '../topics/topics.ts';
import { composePosts, posts } from './posts.ts';
import { postCategories, postTags } from './taxonomy.ts';

const people = new Map([...members, ...accounts].map((one) => [one.username, one]));
const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test('three posts are Notion pages, and covers of neighbours differ', () => {
  expect(posts.filter(({ recordMap }) => recordMap)).toHaveLength(3);
  expect(new Set(posts.map(({ cover }) => cover)).size).toBe(posts.length);
  const scenes = posts.map(({ cover }) => cover % SCENE_COUNT);
  for (const [index, scene] of scenes.entries()) expect(scenes.slice(index + 1, index + 4)).not.toContain(scene);
});

/** Counts the bodies in which a text occurs, by text. */
function countBodies(bodies: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of bodies.flatMap((body) => [...new Set(body)])) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+|\n+/).filter((it) => it.length > SHORT);
const wordsOf = (titles: readonly string[]) => titles.map((title) => title.split(/\s+/));
/** Sentences up to this length, such as an answer «네.», may occur again. */
const SHORT = 8;
const MOST_ALIKE = 3;

test('no sentence is in two bodies, and no more than three titles begin or end alike', () => {
  const bodies = [
    ...topics.map(({ content }) => sentencesOf(content)),
    ...questions.map(({ content }) => sentencesOf(content)),
    ...posts.map(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'picture' ? [] : 'items' in block ? block.items.flatMap(sentencesOf) : sentencesOf(block.text),
      ),
    ),
  ];
  expect([...countBodies(bodies)].filter(([, count]) => count > 1)).toEqual([]);
  const titles = wordsOf([...topics, ...questions, ...posts].map(({ title }) => title));
  for (const alike of [titles.map((it) => it.slice(0, 2)), titles.map((it) => it.slice(-2))]) {
    const patterns = alike.filter(({ length }) => length > 1).map((it) => [it.join(' ')]);
    const many = [...patterns.reduce((counts, [it = '']) => counts.set(it, (counts.get(it) ?? 0) + 1), new Map())];
    expect(many.filter(([, count]) => count > MOST_ALIKE)).toEqual([]);
  }
});

test('everything a post names exists, and its author has joined before', () => {
  for (const post of posts) {
    expect(slugsOf(postCategories)).toContain(post.category);
    for (const tag of post.tags) expect(slugsOf(postTags)).toContain(tag);
    for (const product of post.products) expect(slugsOf(products)).toContain(product);
    expect(post.hours_ago).toBeLessThan((people.get(post.author)?.joined_days_ago ?? 0) * 24);
    expect(post.view_count).toBeGreaterThanOrEqual(post.like_count);
    expect(post.title.length).toBeLessThanOrEqual(120);
  }
  for (const label of [...postCategories, ...postTags, ...productCategories, ...stores]) {
    expect(label.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('every category and tag has a post', () => {
  const categories = new Set(posts.map(({ category }) => category));
  expect([...categories].sort()).toEqual(slugsOf(postCategories).sort());
  const tags = new Set(posts.flatMap((post) => post.tags));
  expect([...tags].sort()).toEqual(slugsOf(postTags).sort());
});

test('a post names each product, so that its page leads somewhere', () => {
  const named = new Set(posts.flatMap((post) => post.products));
  expect(slugsOf(products).filter((slug) => !named.has(slug))).toEqual([]);
});

test('every call composes the same posts', () => {
  expect(composePosts()).toEqual(posts);
});

test('the text needs no escaping, so that the sanitiser does not change it', () => {
  for (const { blocks } of posts) {
    for (const block of blocks) {
      const blockTexts = 'items' in block ? block.items.join(' ') : 'text' in block ? block.text : block.alt;
      expect(blockTexts).not.toMatch(/[<>&"]/);
      expect(plainOf(sanitise(`<p>${blockTexts}</p>`, new Map()))).toBe(blockTexts);
    }
  }
});

test('a deal is cheaper than the product, and has a picture of its own', () => {
  for (const { price, deal } of products) {
    if (deal?.type === 'sale') expect(deal.price).toBeLessThan(price);
    else expect(deal?.price).toBeUndefined();
  }
  expect(new Set(products.map(({ image }) => image)).size).toBe(products.length);
});
