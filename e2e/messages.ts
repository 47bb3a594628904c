import { readFileSync } from 'node:fs';

const read = (locale: string, name: string) =>
  JSON.parse(readFileSync(`public/locales/${locale}/${name}.json`, 'utf8'));

/** The site's own texts, so that the tests follow a change of them. */
export const ko = {
  common: read('ko', 'common'),
  activity: read('ko', 'activity'),
  legal: read('ko', 'legal'),
  auth: read('ko', 'auth'),
  marketings: read('ko', 'marketings'),
  missions: read('ko', 'missions'),
  moderation: read('ko', 'moderation'),
  manage: read('ko', 'manage'),
  campaigns: read('ko', 'campaigns'),
  winners: read('ko', 'winners'),
  topics: read('ko', 'topics'),
  challenges: read('ko', 'challenges'),
  comments: read('ko', 'comments'),
  contents: read('ko', 'contents'),
  courses: read('ko', 'courses'),
  banners: read('ko', 'banners'),
  participants: read('ko', 'participants'),
  events: read('ko', 'events'),
  forums: read('ko', 'forums'),
  home: read('ko', 'home'),
  notifications: read('ko', 'notifications'),
  pictures: read('ko', 'pictures'),
  points: read('ko', 'points'),
  support: read('ko', 'support'),
  posts: read('ko', 'posts'),
  products: read('ko', 'products'),
  questions: read('ko', 'questions'),
  raffles: read('ko', 'raffles'),
  rankings: read('ko', 'rankings'),
  search: read('ko', 'search'),
  skin: read('ko', 'skin'),
  surveys: read('ko', 'surveys'),
  users: read('ko', 'users'),
  welcome: read('ko', 'welcome'),
  members: read('ko', 'members'),
  personal: read('ko', 'personal'),
  drafts: read('ko', 'drafts'),
};
export const en = { common: read('en', 'common'), topics: read('en', 'topics'), comments: read('en', 'comments') };

/** How the name of a heart begins; its count follows. */
export const heart = new RegExp(`^${ko.common.like.like} \\d`);
