import type { Right } from '@/contract/constants/roles';
import { managePaths } from '@/lib/managePaths';

/** The groups of the console's menu in their order, each with its sections, their addresses and the rights that open them. */
const groups = {
  today: {
    overview: { href: managePaths.overview(), right: 'work' },
    reports: { href: managePaths.reports(), right: 'moderation' },
    submissions: { href: managePaths.submissions(), right: 'campaigns' },
    support: { href: managePaths.support(), right: 'support' },
  },
  people: {
    members: { href: managePaths.members(), right: 'members' },
    badges: { href: managePaths.badges(), right: 'content' },
    roles: { href: managePaths.roles(), right: 'work' },
  },
  content: {
    forums: { href: managePaths.forums(), right: 'content' },
    products: { href: managePaths.products(), right: 'content' },
    videos: { href: managePaths.videos(), right: 'content' },
    photos: { href: managePaths.photos(), right: 'content' },
  },
  display: {
    home: { href: managePaths.home(), right: 'content' },
    banners: { href: managePaths.banners(), right: 'content' },
    texts: { href: managePaths.texts(), right: 'content' },
  },
  campaigns: {
    challenges: { href: managePaths.challenges(), right: 'campaigns' },
    courses: { href: managePaths.courses(), right: 'campaigns' },
    events: { href: managePaths.events(), right: 'campaigns' },
    raffles: { href: managePaths.raffles(), right: 'campaigns' },
    missions: { href: managePaths.missions(), right: 'campaigns' },
    coupons: { href: managePaths.coupons(), right: 'campaigns' },
  },
  news: {
    announcements: { href: managePaths.announcements(), right: 'announcements' },
    newsletters: { href: managePaths.newsletters(), right: 'announcements' },
  },
  operation: {
    bannedWords: { href: managePaths.bannedWords(), right: 'site_moderation' },
    trash: { href: managePaths.trash(), right: 'moderation' },
    log: { href: managePaths.log(), right: 'audit' },
    legal: { href: managePaths.legal(), right: 'settings' },
    settings: { href: managePaths.settings(), right: 'settings' },
    system: { href: managePaths.system(), right: 'settings' },
  },
} as const satisfies Record<string, Record<string, Section>>;

interface Section {
  href: string;
  right: Right;
}

type Groups = typeof groups;
type ManageGroup = keyof Groups;
export type ManageSection = { [G in ManageGroup]: keyof Groups[G] }[ManageGroup];

/** The sections of all groups by their names. */
export const sections = Object.assign({}, ...Object.values(groups)) as Record<ManageSection, Section>;

/** Returns the groups with the sections that these rights open; a group without any is left out. */
export const groupsFor = (rights: readonly Right[]) =>
  (Object.keys(groups) as ManageGroup[]).flatMap((group) => {
    const names = Object.keys(groups[group]) as ManageSection[];
    const open = names.filter((name) => rights.includes(sections[name].right));
    return open.length > 0 ? [{ group, sections: open }] : [];
  });
