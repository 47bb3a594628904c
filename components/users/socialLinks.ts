import { type SocialKind, socialKinds } from '@/contract/constants/common';
import type { Profile } from '@/contract/users';

/** The address of a handle of each kind; an address is used unchanged. */
const homes = {
  instagram: (handle: string) => `https://www.instagram.com/${encodeURIComponent(handle)}`,
  youtube: (handle: string) => `https://www.youtube.com/@${encodeURIComponent(handle)}`,
  blog: (address: string) => address,
} as const satisfies Record<SocialKind, unknown>;

/** Returns a member's links to other sites: kind, text and href. */
export function socialLinks(social: Profile['social']) {
  return socialKinds.flatMap((kind) => {
    const value = social[kind];
    if (!value) return [];
    const isAddress = value.startsWith('https://');
    const shown = isAddress ? value.replace(/^https:\/\/(www\.)?|\/$/g, '') : `@${value}`;
    return [{ kind, shown, href: isAddress ? value : homes[kind](value) }];
  });
}
