import { expect, test } from 'vitest';
import { plainOf, sanitise } from '../../../provider/areas/posts/sanitise.ts';
import { accounts, members } from '../members.ts';
import { composePostComments, postComments } from '../postComments.ts';
import { productCategories, products, stores } from '../products.ts';
import { composePosts, posts } from './posts.ts';
import { postCategories, postTags } from './taxonomy.ts';

const people = new Map([...members, ...accounts].map((one) => [one.username, one]));
const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test('there are three hundred posts, each with a title and words of its own', () => {
  expect(posts).toHaveLength(300);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(300);
  const blockTexts = posts.map((post) => JSON.stringify(post.blocks) + JSON.stringify(post.recordMap));
  expect(new Set(blockTexts).size).toBe(300);
  expect(posts.filter(({ recordMap }) => recordMap)).toHaveLength(3);
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

test('no comment is older than its post, its author or its parent', () => {
  for (const { post, author, parent, hours_ago } of postComments) {
    expect(hours_ago).toBeLessThan(posts[post]?.hours_ago ?? 0);
    expect(hours_ago).toBeLessThan((people.get(author)?.joined_days_ago ?? 0) * 24);
    if (parent === undefined) continue;
    expect(hours_ago).toBeLessThan(postComments[parent]?.hours_ago ?? 0);
    expect(postComments[parent]?.post).toBe(post);
    expect(postComments[parent]?.parent).toBeUndefined();
  }
});

test('every call composes the same posts and comments', () => {
  expect(composePosts()).toEqual(posts);
  expect(composePostComments()).toEqual(postComments);
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
