import type { router } from '../../platform/http/context.ts';
import type { Content } from '../content/contents.ts';
import type { Erasure } from '../members/erase.ts';
import type { HomeSections, OwnHomeSections } from './homeSections.ts';

/** What an area gives to the provider. */
export interface Area {
  /** The routers of its calls. */
  routes: readonly ReturnType<typeof router>[];
  /** Its kinds of content. */
  content?: readonly Content[];
  /** What of it is erased with a member. */
  erase?: readonly Erasure[];
  /** Its sections of the home page. */
  home?: Partial<HomeSections>;
  /** Its parts of a member's own home. */
  ownHome?: Partial<OwnHomeSections>;
}

/** Defines an area for app.ts. */
export const defineArea = (area: Area): Area => area;
