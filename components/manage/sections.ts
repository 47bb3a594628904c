import type { Right } from '@/contract/constants/roles';
import { managePaths } from '@/lib/managePaths';

/** The sections of the console in the order of its links, each with its address and the right that opens it. */
export const sections = {
  overview: { href: managePaths.overview(), right: 'work' },
  reports: { href: managePaths.reports(), right: 'moderation' },
  members: { href: managePaths.members(), right: 'members' },
  forums: { href: managePaths.forums(), right: 'content' },
  challenges: { href: managePaths.challenges(), right: 'campaigns' },
  events: { href: managePaths.events(), right: 'campaigns' },
  raffles: { href: managePaths.raffles(), right: 'campaigns' },
  missions: { href: managePaths.missions(), right: 'campaigns' },
  coupons: { href: managePaths.coupons(), right: 'campaigns' },
  newsletters: { href: managePaths.newsletters(), right: 'announcements' },
  announcements: { href: managePaths.announcements(), right: 'announcements' },
  support: { href: managePaths.support(), right: 'support' },
  bannedWords: { href: managePaths.bannedWords(), right: 'moderation' },
  trash: { href: managePaths.trash(), right: 'moderation' },
  log: { href: managePaths.log(), right: 'audit' },
  system: { href: managePaths.system(), right: 'settings' },
} as const satisfies Record<string, { href: string; right: Right }>;
export type ManageSection = keyof typeof sections;

const names = Object.keys(sections) as ManageSection[];

/** Returns the sections that these rights open. */
export const sectionsFor = (rights: readonly Right[]): ManageSection[] =>
  names.filter((name) => rights.includes(sections[name].right));
