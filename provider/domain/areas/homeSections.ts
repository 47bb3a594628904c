import type { OwnHome } from '../../../contract/activity.ts';
import type { Main } from '../../../contract/home.ts';
import type { AppContext, Member } from '../../platform/http/context.ts';
import { createRegistry } from '../../platform/registry/registry.ts';

/** The reader of each section of the home page; the schema keeps the fields that the page shows. */
export type HomeSections = {
  [Name in keyof Main]: (c: AppContext) => Promise<Main[Name]>;
};

/** The reader of each part of a member's home that is another area's. */
export type OwnHomeSections = {
  [Name in 'balances' | 'unread' | 'challenges' | 'recommended' | 'terms']: (
    c: AppContext,
    member: Member,
  ) => Promise<OwnHome[Name]>;
} & {
  /** The skin type, and the number of followed members. */
  member: (c: AppContext, member: Member) => Promise<Pick<OwnHome, 'skin_type' | 'following_count'>>;
};

/** The sections of the home page, which app.ts registers. */
export const homeSections = createRegistry<HomeSections>('sections of the home page');
/** The parts of a member's home, which app.ts registers. */
export const ownHomeSections = createRegistry<OwnHomeSections>('parts of a member’s home');
