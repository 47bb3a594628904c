import 'i18next';

declare module 'i18next' {
  /** Types every key, so that a missing one fails the type check. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof import('../public/locales/ko/common.json');
      activity: typeof import('../public/locales/ko/activity.json');
      alerts: typeof import('../public/locales/ko/alerts.json');
      auth: typeof import('../public/locales/ko/auth.json');
      banners: typeof import('../public/locales/ko/banners.json');
      campaigns: typeof import('../public/locales/ko/campaigns.json');
      challenges: typeof import('../public/locales/ko/challenges.json');
      comments: typeof import('../public/locales/ko/comments.json');
      contents: typeof import('../public/locales/ko/contents.json');
      courses: typeof import('../public/locales/ko/courses.json');
      drafts: typeof import('../public/locales/ko/drafts.json');
      events: typeof import('../public/locales/ko/events.json');
      forums: typeof import('../public/locales/ko/forums.json');
      home: typeof import('../public/locales/ko/home.json');
      legal: typeof import('../public/locales/ko/legal.json');
      manage: typeof import('../public/locales/ko/manage.json');
      marketings: typeof import('../public/locales/ko/marketings.json');
      members: typeof import('../public/locales/ko/members.json');
      missions: typeof import('../public/locales/ko/missions.json');
      moderation: typeof import('../public/locales/ko/moderation.json');
      notifications: typeof import('../public/locales/ko/notifications.json');
      participants: typeof import('../public/locales/ko/participants.json');
      personal: typeof import('../public/locales/ko/personal.json');
      pictures: typeof import('../public/locales/ko/pictures.json');
      points: typeof import('../public/locales/ko/points.json');
      posts: typeof import('../public/locales/ko/posts.json');
      products: typeof import('../public/locales/ko/products.json');
      questions: typeof import('../public/locales/ko/questions.json');
      raffles: typeof import('../public/locales/ko/raffles.json');
      rankings: typeof import('../public/locales/ko/rankings.json');
      saves: typeof import('../public/locales/ko/saves.json');
      search: typeof import('../public/locales/ko/search.json');
      skin: typeof import('../public/locales/ko/skin.json');
      statistics: typeof import('../public/locales/ko/statistics.json');
      support: typeof import('../public/locales/ko/support.json');
      surveys: typeof import('../public/locales/ko/surveys.json');
      topics: typeof import('../public/locales/ko/topics.json');
      users: typeof import('../public/locales/ko/users.json');
      welcome: typeof import('../public/locales/ko/welcome.json');
      winners: typeof import('../public/locales/ko/winners.json');
    };
  }
}
