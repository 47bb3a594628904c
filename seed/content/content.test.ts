import { describe, expect, test } from 'vitest';
import { questionSlug } from '../../contract/questions.ts';
import { banners } from './banners.ts';
import { challenges } from './challenges/challenges.ts';
import { comments, composeComments } from './comments/comments.ts';
import { others } from './contents/others.ts';
import { photos } from './contents/photos.ts';
import { videos } from './contents/videos.ts';
import { courses } from './courses/courses.ts';
import { events } from './events.ts';
import { forums } from './forums.ts';
import { accounts, members } from './members.ts';
import { missions, shortMissions } from './missions/missions.ts';
import { posts } from './posts/posts.ts';
import { products } from './products.ts';
import { composeQuestions, questions } from './questions/questions.ts';
import { raffles } from './raffles.ts';
import { createRandom } from './random.ts';
import { altOf } from './scenes.ts';
import { findTexts, textLists } from './texts.ts';
import { composeTopics, topics } from './topics/topics.ts';

const RESERVED = [
  'new',
  'edit',
  'nonce',
  'recommendation',
  'categories',
  'tags',
  'events',
  'like',
  'my-group',
  'reviews',
  'latest',
  'admin',
  'pages',
  'search',
];
const people = new Map([...members, ...accounts].map((one) => [one.username, one]));

describe('members', () => {
  test('there are sixty, five of them partners, no two alike', () => {
    expect(members).toHaveLength(60);
    expect(members.filter(({ is_partner }) => is_partner)).toHaveLength(5);
    expect(people.size).toBe(62);
    expect(new Set([...people.values()].map(({ nickname }) => nickname)).size).toBe(62);
    expect(new Set([...people.values()].map(({ avatar }) => avatar)).size).toBe(62);
  });

  test('usernames and skin types are valid on the site', () => {
    for (const { username, skinType = 'YMSJ' } of people.values()) {
      expect(username).toMatch(/^[a-z0-9_]{3,20}$/);
      expect(skinType).toMatch(/^[YG][MT][SK][JP]$/);
      expect(RESERVED).not.toContain(username);
    }
  });
});

describe('forums', () => {
  test('there are eight, free among them, with slugs that no route needs', () => {
    expect(forums).toHaveLength(8);
    expect(forums.map(({ slug }) => slug)).toContain('free');
    const slugs = forums.flatMap(({ slug, categories, tags, events = [] }) => {
      const inside = [categories, tags, events].map((list) => list.map((one) => one.slug));
      for (const list of inside) expect(new Set(list).size).toBe(list.length);
      return [slug, ...inside.flat()];
    });
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(RESERVED).not.toContain(slug);
    }
  });
});

describe('topics', () => {
  test('there are two hundred, each with a title of its own', () => {
    expect(topics).toHaveLength(200);
    expect(new Set(topics.map(({ title }) => title)).size).toBe(200);
    expect(new Set(topics.map(({ content }) => content)).size).toBe(200);
  });

  test('every forum, author, category, tag and event named exists, and the event has begun', () => {
    for (const topic of topics) {
      const forum = forums.find(({ slug }) => slug === topic.forum);
      expect(people.has(topic.author), topic.author).toBe(true);
      expect(forum?.categories.map(({ slug }) => slug)).toContain(topic.category);
      const tags = forum?.tags.map(({ slug }) => slug);
      for (const tag of topic.tags) expect(tags, topic.title).toContain(tag);
      if (!topic.event) continue;
      const event = forum?.events?.find(({ slug }) => slug === topic.event);
      expect(topic.hours_ago, topic.title).toBeLessThan(-24 * (event?.starts_in_days ?? 0));
    }
  });

  test('figures are possible for their members', () => {
    for (const topic of topics) {
      const joined = people.get(topic.author)?.joined_days_ago ?? 0;
      expect(topic.hours_ago).toBeGreaterThan(0);
      expect(topic.hours_ago, topic.title).toBeLessThan(joined * 24);
      expect(topic.like_count).toBeLessThanOrEqual(members.length);
      expect(topic.view_count).toBeGreaterThanOrEqual(topic.like_count);
      expect(topic.images.length).toBeLessThanOrEqual(4);
      expect(topic.title.length).toBeLessThanOrEqual(120);
    }
    const best = topics.filter(({ view_count }) => view_count > 100);
    expect(best.length).toBeGreaterThan(30);
    expect(best.length).toBeLessThan(100);
  });

  test('nobody writes two topics in the same hour', () => {
    const times = topics.filter(({ fixed }) => !fixed).map(({ author, hours_ago }) => `${author} ${hours_ago}`);
    expect(times.filter((time, index) => times.indexOf(time) !== index)).toEqual([]);
  });

  test('only the manager pins with a badge', () => {
    for (const topic of topics.filter(({ showManagerBadge }) => showManagerBadge)) {
      expect(topic.author).toBe('manager');
      expect(topic.fixed).toBe(true);
    }
  });
});

describe('comments', () => {
  const under = {
    topic: topics,
    post: posts,
    video: videos.map(({ published }) => ({ author: undefined, hours_ago: published * 24 })),
    photo: photos.map(({ published }) => ({ author: undefined, hours_ago: published })),
  };
  const every = (['topic', 'post', 'video', 'photo'] as const).flatMap((kind) =>
    comments[kind].map((comment) => ({
      ...comment,
      kind,
      on: under[kind][comment.place],
      to: comment.parent === undefined ? undefined : comments[kind][comment.parent],
    })),
  );
  const nicknames = new Map([...people.values()].map(({ username, nickname }) => [nickname, username]));

  test('a reply answers an earlier top-level comment of its content', () => {
    for (const { to, place, parent, hours_ago, content } of every) {
      if (parent === undefined) continue;
      expect(to?.place, content).toBe(place);
      expect(to?.parent, content).toBeUndefined();
      expect(hours_ago, content).toBeLessThan(to?.hours_ago ?? 0);
    }
  });

  test('no comment is older than its author or its content', () => {
    for (const { author, content, hours_ago, on } of every) {
      expect(content.trim()).not.toBe('');
      expect(hours_ago, content).toBeGreaterThan(0);
      expect(hours_ago, content).toBeLessThan(on?.hours_ago ?? 0);
      expect(hours_ago, content).toBeLessThan((people.get(author)?.joined_days_ago ?? 0) * 24);
    }
  });

  test('nobody comments on what they wrote', () => {
    for (const { author, content, on, parent } of every) {
      if (parent === undefined) expect(author, content).not.toBe(on?.author);
    }
  });

  test('a member who is called by name in a comment is there', () => {
    for (const { content, kind, place, on } of every) {
      const there = new Set(
        every.filter((one) => one.kind === kind && one.place === place).map(({ author }) => author),
      );
      for (const [, name = ''] of content.matchAll(/(\S+?)님/g)) {
        const username = nicknames.get(name);
        if (username) expect(there.has(username) || on?.author === username, content).toBe(true);
      }
    }
  });

  test('what the lists show first is talked about', () => {
    const silent = (
      list: readonly { title: string; hours_ago: number }[],
      of: readonly { place: number }[],
      first: number,
    ) => {
      const newest = list.toSorted((a, b) => a.hours_ago - b.hours_ago).slice(0, first);
      return newest.filter((one) => !of.some(({ place }) => list[place] === one)).map(({ title }) => title);
    };
    expect(silent(topics, comments.topic, 60)).toEqual([]);
    expect(silent(posts, comments.post, 12)).toEqual([]);
    const read = topics.filter(({ view_count }) => view_count > 100);
    expect(read.filter((one) => !comments.topic.some(({ place }) => topics[place] === one))).toEqual([]);
  });

  test('no sentence stands under two contents, and no text twice', () => {
    const sentences = every.flatMap(({ content, kind, place }) =>
      content
        .split(/(?<=[.!?…])\s+/)
        .filter(({ length }) => length > 10)
        .map((sentence) => [sentence, `${kind} ${place}`] as const),
    );
    const first = new Map<string, string>();
    const repeated = sentences.filter(([sentence, where]) => {
      const before = first.get(sentence);
      if (before === undefined) first.set(sentence, where);
      return before !== undefined && before !== where;
    });
    expect(repeated).toEqual([]);
    const said = [...every, ...questions.flatMap((question) => question.comments)].map(({ content }) => content);
    expect(said.filter((content, index) => said.indexOf(content) !== index)).toEqual([]);
  });

  test('only the manager bears the badge', () => {
    for (const { author, showManagerBadge } of every) expect(showManagerBadge).toBe(author === 'manager');
  });
});

describe('banners', () => {
  test('there are six, each leading to a page of the site', () => {
    expect(banners).toHaveLength(6);
    for (const { href } of banners) {
      expect(href).toMatch(/^\/(forums\/[a-z-]+|topics(\?best=1)?|auth\/signup)$/);
      const forum = href.match(/^\/forums\/(.+)$/)?.[1];
      if (forum) expect(forums.map(({ slug }) => slug)).toContain(forum);
    }
  });
});

/** Words of a season or a holiday. */
const SEASON =
  /새해|설날|한가위|추석|연말|첫눈|눈 오|(?<!돌)봄|여름|가을|겨울|단풍|은행잎|\d월|spring|summer|autumn|winter|snow|harvest|new year/i;

describe('campaigns', () => {
  const everyText = (value: unknown) =>
    JSON.stringify(value, (key, part) =>
      ['slug', 'course', 'forum_event', 'username'].includes(key) ? undefined : part,
    );
  const isOfCampaigns = (list: string) => list.startsWith('events/');
  const campaigns = [...events, ...raffles, ...shortMissions, ...challenges, ...missions, ...courses];

  test('members’ texts in a challenge belong to it alone, and answer questions that it asks', () => {
    const said = challenges.flatMap((one) => [
      ...[...one.check_ins, ...one.demo_check_ins, ...one.reviews],
      ...[...one.answers1, ...one.answers2],
    ]);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    for (const { title, starts_in, check_ins, question1, question2, answers1, answers2 } of challenges) {
      expect(check_ins.length > 5, title.ko).toBe(starts_in < 0);
      expect(answers1.length > 3, title.ko).toBe(question1 !== undefined);
      expect(answers2.length > 3, title.ko).toBe(question2 !== undefined);
    }
  });

  test('none promises that nobody sees what is sent in, since operators do', () => {
    const said = campaigns.map(everyText).join('\n');
    expect(said.match(/.{0,20}(아무(에게)?도 (보이|보지|읽지|모르)|nobody (sees|reads|knows)).{0,20}/gi)).toBeNull();
  });

  test('none names a season or a holiday, since their dates follow the first start', () => {
    const said = [...campaigns, ...textLists.filter(isOfCampaigns).map(findTexts)].map(everyText);
    expect(said.flatMap((text) => text.match(new RegExp(`.{0,20}(${SEASON.source}).{0,20}`, 'gi')) ?? [])).toEqual([]);
  });

  test('none has a picture of a season', () => {
    const posters = [...events, ...raffles, ...challenges, ...missions, ...courses].map(({ image }) => image);
    const inside = [
      ...raffles.flatMap(({ prizes }) => prizes.map(({ image }) => image)),
      ...missions.flatMap(({ pictures }) => pictures),
      ...courses.flatMap(({ lessons }) => lessons.flatMap(({ image }) => image ?? [])),
    ];
    expect([...posters, ...inside].map(altOf).filter((alt) => SEASON.test(alt))).toEqual([]);
  });

  test('an event begins before it ends, and ends before its winners are announced', () => {
    for (const { slug, starts_days_ago, ends_days_ago, announces_days_ago } of events) {
      expect(starts_days_ago, slug).toBeGreaterThan(ends_days_ago);
      expect(ends_days_ago, slug).toBeGreaterThan(announces_days_ago);
    }
  });
});

describe('advertising', () => {
  /** Words that let a cosmetic product pass for a drug, which article 13 of the Cosmetics Act forbids. */
  const OF_DRUGS =
    /재생|치료|치유|완치|활성\s?산소|나쁜 산소|염증|항염|소염|살균|항균|해독|디톡스|독소|노폐물|셀룰라이트|붉은 기[^.]{0,12}(가라앉|없애|줄여)/g;

  test('the operator’s texts on products claim nothing that only a drug may', () => {
    const linked = [...posts, ...videos, ...photos, ...others].filter(({ products: slugs }) => slugs.length > 0);
    const texts = JSON.stringify([
      products,
      linked,
      raffles,
      events.map(({ gift, description }) => [gift, description]),
    ]);
    expect(texts.match(new RegExp(`.{0,20}(${OF_DRUGS.source}).{0,20}`, 'g'))).toBeNull();
  });
});

describe('determinism', () => {
  test('every call composes the same content', () => {
    expect(composeTopics()).toEqual(topics);
    expect(composeComments()).toEqual(comments);
    expect(createRandom(5).shuffle([1, 2, 3, 4, 5])).toEqual(createRandom(5).shuffle([1, 2, 3, 4, 5]));
  });
});

describe('questions', () => {
  test('there are sixty with addresses of their own, some unanswered, the same at every call', () => {
    expect(questions).toHaveLength(60);
    expect(new Set(questions.map(({ slug }) => slug)).size).toBe(60);
    for (const { slug } of questions) expect(questionSlug.parse(slug)).toBe(slug);
    expect(questions.filter(({ answers }) => answers.length === 0).length).toBeGreaterThan(4);
    expect(composeQuestions()).toEqual(questions);
  });

  test('no answer is older than its author, a second one, or to its own author', () => {
    for (const { author, hours_ago, answers, comments: said } of questions) {
      const voices = answers.map((answer) => answer.author);
      expect(new Set([author, ...voices]).size).toBe(voices.length + 1);
      for (const entry of [{ author, hours_ago }, ...answers, ...said]) {
        const joined = (people.get(entry.author)?.joined_days_ago ?? 0) * 24;
        expect(joined).toBeGreaterThan(entry.hours_ago);
        expect(entry.hours_ago).toBeLessThanOrEqual(hours_ago);
      }
      for (const answer of answers) expect(answer.likers).not.toContain(answer.author);
    }
  });
});
