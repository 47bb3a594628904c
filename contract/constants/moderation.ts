/** Constants of reports, hiding, deletion and earlier versions. */

import { bannerTypes } from './banners.ts';
import { productDeals } from './common.ts';
import { forumWriters } from './forums.ts';
import { newsletterStates } from './newsletters.ts';
import { missionKinds } from './participation.ts';
import { memberRoles } from './roles.ts';
import { earningFields } from './settings.ts';

/** Content that its author may edit, so that its earlier versions are stored. */
export const revisedSubjects = ['topic', 'comment', 'post', 'question', 'answer'] as const;

/** Content that can be reported, hidden and restored; an id is unique within its kind. A profile has its member's. */
export const moderatedSubjects = [
  ...revisedSubjects,
  'mission_review',
  'check_in',
  'challenge_review',
  'profile',
] as const;
export type ModeratedSubject = (typeof moderatedSubjects)[number];
/** Those of which some are in a forum. */
export const forumSubjects = ['topic', 'comment'] as const satisfies readonly ModeratedSubject[];

/** The reasons of a report. */
export const reportReasons = [
  'spam',
  'abuse',
  'sexual',
  'personal',
  'false',
  'advertising',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
export const REPORT_NOTE_MAX = 500;
export const APPEAL_MAX = 1000;
export const ACTION_REASON_MAX = 300;

/** A case is open until a manager dismisses it or hides its content. */
export const caseStatuses = ['open', 'dismissed', 'hidden'] as const;
/** The orders of the queue: collapsed and often reported content first, or what has waited longest. */
export const queueOrders = ['urgency', 'age'] as const;
export type QueueOrder = (typeof queueOrders)[number];
export const appealStatuses = ['none', 'open', 'accepted', 'rejected'] as const;

/** The actions of managers in the audit log. */
export const managerActions = [
  'hide',
  'restore',
  'dismiss',
  'pin',
  'unpin',
  'feature',
  'unfeature',
  'edit',
  'delete',
  'undelete',
  'suspend',
  'lift',
  'turn_off_two_step',
  'change_role',
  'end_sessions',
  'end_session',
  'award_badge',
  'correct_ledger',
  'export_member_data',
  'close_member',
  'add_banned_word',
  'remove_banned_word',
  'complete_mission',
  'return_mission',
  'withdraw_mission',
  'choose_winner',
  'drop_winner',
  'draw_winners',
  'announce_winners',
  'answer_support',
  'set_support_status',
  'make_manager',
  'create_forum',
  'edit_forum',
  'order_forums',
  'create_banner',
  'edit_banner',
  'delete_banner',
  'order_banners',
  'order_home',
  'show_home_section',
  'create_product',
  'edit_product',
  'set_product_terms',
  'order_products',
  'create_video',
  'edit_video',
  'create_photo',
  'edit_photo',
  'create_course',
  'edit_course',
  'publish_course',
  'delete_course',
  'order_courses',
  'create_coupons',
  'revoke_coupons',
  'revoke_coupon',
  'export_coupons',
  'create_challenge',
  'edit_challenge',
  'publish_challenge',
  'delete_challenge',
  'create_raffle',
  'edit_raffle',
  'publish_raffle',
  'delete_raffle',
  'create_mission',
  'edit_mission',
  'publish_mission',
  'close_mission',
  'delete_mission',
  'create_newsletter',
  'edit_newsletter',
  'send_newsletter',
  'set_newsletter_state',
  'publish_announcement',
  'end_announcement',
  'save_reply',
  'delete_reply',
  'announce_legal_text',
  'withdraw_legal_text',
  'set_new_member_limits',
  'set_earning_rules',
  'set_report_rules',
  'set_operator',
  'edit_badge',
  'edit_site_text',
  'reset_site_text',
  'create_event',
  'edit_event',
  'publish_event',
  'delete_event',
  'export_deliveries',
  'mark_sent',
  'unmark_sent',
] as const;
export type ManagerAction = (typeof managerActions)[number];

/** The fields that audit log entries show before and after an action. */
export const loggedFields = [
  'status',
  'case',
  'appeal',
  'fixed',
  'featured',
  'title',
  'content',
  'pictures',
  'suspended',
  'until',
  'reason',
  'two_step',
  'banned_word',
  'winner',
  'winners',
  'announced_at',
  'role',
  'sessions',
  'system',
  'browser',
  'balance',
  'name',
  'name_en',
  'description',
  'description_en',
  'writers',
  'archived',
  'categories',
  'products',
  'tags',
  'order',
  'points',
  'codes',
  'uses',
  'title_en',
  'type',
  'days',
  'window',
  'rules',
  'questions',
  'cover',
  'groups',
  'needs_photo',
  'capacity',
  'rewards',
  'published_at',
  'locale',
  'topic',
  'audience',
  'scheduled_at',
  'path',
  'notified',
  'banner',
  'price',
  'prizes',
  'commitment',
  'summary',
  'summary_en',
  'gift',
  'choosing',
  'announces_at',
  'deliveries',
  'sent_at',
  'kind',
  'content_en',
  'choices',
  'answers',
  'explanation',
  'min_length',
  'checked',
  'ends_at',
  'starts_at',
  'phone_cover',
  'brand',
  'brand_en',
  'category',
  'stores',
  'deal',
  'deal_price',
  'selling',
  'lessons',
  'badge',
  'effective_on',
  'shown',
  'new_members_limited',
  'new_member_days',
  'new_member_links',
  'new_member_pictures',
  'new_member_posts',
  'new_member_comments',
  'moderated',
  'report_reporters',
  'operator_name',
  'operator_representative',
  'operator_registration_number',
  'operator_address',
  'operator_phone',
  ...earningFields,
  'badge_threshold',
  'badge_awarded',
  'manager_badge',
] as const;
/** What the log has of a moderator who moderates everything; no forum can have this slug. */
export const WHOLE_SITE = 'whole_site';
/** The states among the values of logged fields. */
export const loggedStates = [
  'published',
  'hidden',
  'deleted',
  'open',
  'dismissed',
  'none',
  'accepted',
  'rejected',
  'submitted',
  'completed',
  'ready',
  'answered',
  'closed',
  'usable',
  'revoked',
  WHOLE_SITE,
  ...newsletterStates,
  ...memberRoles,
  ...forumWriters,
  ...missionKinds,
  ...bannerTypes,
  ...productDeals,
] as const;
export type LoggedField = (typeof loggedFields)[number];

/** Deleted content can be restored for this long, in days. */
export const TRASH_DAYS = 30;
export const BANNED_WORD_MAX = 40;
/** The length of a text with which managers test the banned words. */
export const BANNED_WORDS_TEST_MAX = 2000;
/** The statuses of the queue, in the order that managers look at them. */
export const queueStatuses = ['open', 'appealed', 'dismissed', 'hidden'] as const;
