import type { SavedSubject } from '../../../contract/constants/common.ts';
import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import type { SubjectKind } from '../../db/schema/comments.ts';
import type { router } from '../../platform/http/context.ts';
import type { FindSaved } from '../bookmarks/content.ts';
import type { CommentParent } from '../comments/parents.ts';
import type { Erasure } from '../members/erase.ts';
import type { SubjectHandler } from '../moderation/subject.ts';
import type { HomeSections, OwnHomeSections } from './homeSections.ts';

/** What an area gives to the provider. */
export interface Area {
  /** The routers of its calls. */
  routes: readonly ReturnType<typeof router>[];
  /** How moderation finds, hides and restores its content, by kind. */
  moderated?: Partial<Record<ModeratedSubject, SubjectHandler>>;
  /** Its content that is commented on, by kind. */
  commented?: Partial<Record<SubjectKind, CommentParent>>;
  /** Its content that members save, by kind. */
  saved?: Partial<Record<SavedSubject, FindSaved>>;
  /** Erases a member's private rows of it. */
  erase?: Erasure;
  /** Its sections of the home page. */
  home?: Partial<HomeSections>;
  /** Its parts of a member's own home. */
  ownHome?: Partial<OwnHomeSections>;
}

/** Defines an area for app.ts. */
export const defineArea = (area: Area): Area => area;
