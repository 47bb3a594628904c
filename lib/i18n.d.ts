import 'i18next';
import type auth from '../public/locales/ko/auth.json';
import type banners from '../public/locales/ko/banners.json';
import type challenges from '../public/locales/ko/challenges.json';
import type comments from '../public/locales/ko/comments.json';
import type common from '../public/locales/ko/common.json';
import type contents from '../public/locales/ko/contents.json';
import type courses from '../public/locales/ko/courses.json';
import type drafts from '../public/locales/ko/drafts.json';
import type events from '../public/locales/ko/events.json';
import type forums from '../public/locales/ko/forums.json';
import type home from '../public/locales/ko/home.json';
import type legal from '../public/locales/ko/legal.json';
import type marketings from '../public/locales/ko/marketings.json';
import type members from '../public/locales/ko/members.json';
import type missions from '../public/locales/ko/missions.json';
import type moderation from '../public/locales/ko/moderation.json';
import type notifications from '../public/locales/ko/notifications.json';
import type participants from '../public/locales/ko/participants.json';
import type personal from '../public/locales/ko/personal.json';
import type pictures from '../public/locales/ko/pictures.json';
import type points from '../public/locales/ko/points.json';
import type posts from '../public/locales/ko/posts.json';
import type products from '../public/locales/ko/products.json';
import type questions from '../public/locales/ko/questions.json';
import type raffles from '../public/locales/ko/raffles.json';
import type rankings from '../public/locales/ko/rankings.json';
import type search from '../public/locales/ko/search.json';
import type skin from '../public/locales/ko/skin.json';
import type surveys from '../public/locales/ko/surveys.json';
import type topics from '../public/locales/ko/topics.json';
import type users from '../public/locales/ko/users.json';
import type winners from '../public/locales/ko/winners.json';

declare module 'i18next' {
  /** Types every key, so that a missing one fails the type check. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      auth: typeof auth;
      banners: typeof banners;
      challenges: typeof challenges;
      comments: typeof comments;
      contents: typeof contents;
      courses: typeof courses;
      participants: typeof participants;
      events: typeof events;
      forums: typeof forums;
      home: typeof home;
      legal: typeof legal;
      notifications: typeof notifications;
      pictures: typeof pictures;
      points: typeof points;
      posts: typeof posts;
      products: typeof products;
      rankings: typeof rankings;
      missions: typeof missions;
      marketings: typeof marketings;
      moderation: typeof moderation;
      members: typeof members;
      personal: typeof personal;
      questions: typeof questions;
      raffles: typeof raffles;
      skin: typeof skin;
      surveys: typeof surveys;
      search: typeof search;
      topics: typeof topics;
      users: typeof users;
      winners: typeof winners;
      drafts: typeof drafts;
    };
  }
}
