import type { ComponentType } from 'react';
import {
  BellIcon,
  BookIcon,
  CloseIcon,
  EyeIcon,
  GiftIcon,
  type IconProps,
  LinkIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  NewsIcon,
  PencilIcon,
  PersonIcon,
  ScreenIcon,
  ShieldIcon,
  SunIcon,
} from '@/components/ui/icons';
import type { SocialName } from '@/contract/constants/signIn';

/** The headings of the list of settings, in its order. */
export const groups = ['profile', 'login', 'reading', 'privacy'] as const;

interface Section {
  group: (typeof groups)[number];
  Icon: ComponentType<IconProps>;
  /** Whether `settings.…Lead` is shown below the title. */
  hasLead?: boolean;
}

/** The pages below /me/settings by the last part of their address; `settings.…` of the texts `users` is the title. */
export const sections = {
  profile: {
    group: 'profile',
    Icon: PencilIcon,
    hasLead: true,
  },
  details: {
    group: 'profile',
    Icon: PersonIcon,
    hasLead: true,
  },
  delivery: {
    group: 'profile',
    Icon: GiftIcon,
    hasLead: true,
  },
  email: {
    group: 'login',
    Icon: MailIcon,
  },
  password: {
    group: 'login',
    Icon: LockIcon,
  },
  security: {
    group: 'login',
    Icon: ShieldIcon,
  },
  devices: {
    group: 'login',
    Icon: ScreenIcon,
  },
  links: {
    group: 'login',
    Icon: LinkIcon,
    hasLead: true,
  },
  notifications: {
    group: 'reading',
    Icon: BellIcon,
  },
  news: {
    group: 'reading',
    Icon: NewsIcon,
    hasLead: true,
  },
  appearance: {
    group: 'reading',
    Icon: SunIcon,
  },
  privacy: {
    group: 'privacy',
    Icon: EyeIcon,
  },
  blocked: {
    group: 'privacy',
    Icon: CloseIcon,
  },
  data: {
    group: 'privacy',
    Icon: BookIcon,
    hasLead: true,
  },
  leave: {
    group: 'privacy',
    Icon: LogOutIcon,
  },
} as const satisfies Record<string, Section>;
export type SectionName = keyof typeof sections;

/** The names in the order of the list. */
export const sectionNames = Object.keys(sections) as SectionName[];

/** What a member's settings depend on: managers cannot leave, and only configured social accounts are linked. */
export interface SettingsScope {
  isManager: boolean;
  social: readonly SocialName[];
}

/** Returns whether the last part of an address names a page of a member's settings. */
export const isSection = (name: unknown, { isManager, social }: SettingsScope): name is SectionName =>
  sectionNames.some((it) => it === name) &&
  !(isManager && name === 'leave') &&
  !(social.length === 0 && name === 'links');
