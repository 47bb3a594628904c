import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { rightsOf } from '../contract/constants/roles.ts';
import { visibleBanners } from './areas/banners/policy.ts';
import { publicReview, requireParticipant, visibleChallengeReviews } from './areas/challenges/policy.ts';
import { mayReview } from './areas/challenges/rules.ts';
import { visiblePhotos, visibleVideos } from './areas/contents/policy.ts';
import { requireApplicant } from './areas/events/policy.ts';
import { visibleMissionReviews } from './areas/missions/policy.ts';
import { mayRestore, requireNamedManager, requireRestorable, restoresAsManager } from './areas/moderation/policy.ts';
import { mayReadOthersLedger } from './areas/points/policy.ts';
import { visiblePosts } from './areas/posts/policy.ts';
import { asAuthor, requireAsker, visibleAnswers, visibleQuestions } from './areas/questions/policy.ts';
import { rejectManager } from './areas/raffles/policy.ts';
import { rejectManagerFields, visibleTopics } from './areas/topics/policy.ts';
import { isShownPublicly, mayReadPicture } from './areas/uploads/policy.ts';
import { mayLookOfficial, requireSelf } from './areas/users/policy.ts';
import { attachableBy } from './domain/files/policy.ts';
import {
  type Caller,
  isAuthor,
  mayChange,
  maySetStatus,
  rejectBadge,
  rejectStatusFields,
  requireOwner,
  requireRight,
} from './domain/identity/policy.ts';
import { mayReadHistory } from './domain/moderation/policy.ts';
import type { AppContext, Member } from './platform/http/context.ts';

const author: Member = {
  id: 7,
  username: 'kim',
  role: 'member',
  rights: [],
  needsTwoStep: false,
  moderatedForums: null,
  isManager: false,
  isVerified: true,
  sessionId: 's',
};
const other: Member = { ...author, id: 8, username: 'lee' };
const manager: Member = {
  ...author,
  id: 9,
  username: 'han',
  role: 'manager',
  rights: rightsOf('manager'),
  isManager: true,
};
const callers = { visitor: null, author, other, manager } satisfies Record<string, Caller>;
type Name = keyof typeof callers;
const everyone = Object.keys(callers) as Name[];

/** Who of all callers is allowed something. */
const whoMay = (may: (caller: (typeof callers)[Name]) => boolean) => everyone.filter((name) => may(callers[name]));

/** What a rejected call answers: its status, its code, and the field's name. */
function rejection(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    const { status, code, fields, why } = error as Record<string, unknown>;
    return why ?? [status, code, ...Object.keys((fields as object | undefined) ?? {})].join(' ');
  }
  return 'allowed';
}

/** A condition as the database is asked it; '' where every row is selected. */
function asked(condition: SQL | undefined): string {
  if (!condition) return '';
  const { sql, params } = new PgDialect().sqlToQuery(condition);
  return params
    .reduce<string>((text, param, index) => text.replace(`$${index + 1}`, String(param)), sql)
    .replace(/"(\w+)"\./g, '')
    .replaceAll('"', '');
}

const row = { userId: author.id };

describe('who wrote a row', () => {
  it('is its author; a manager may change it too, and set its status', () => {
    expect(whoMay((caller) => isAuthor(caller, row))).toEqual(['author']);
    expect(whoMay((caller) => mayChange(caller, row))).toEqual(['author', 'manager']);
    expect(whoMay(maySetStatus)).toEqual(['manager']);
    expect([author, other, manager].map((member) => rejection(() => requireOwner(member, row)))).toEqual([
      'allowed',
      '409 not_owner',
      'allowed',
    ]);
  });
});

describe('the rows that a caller may read', () => {
  const visible = 'status = published';
  it.each([
    ['posts', visiblePosts],
    ['topics', visibleTopics],
    ['questions', visibleQuestions],
    ['answers', visibleAnswers],
  ])('of %s: published ones, hidden ones as their author, all but deleted ones as a manager', (_what, policy) => {
    expect(everyone.map((name) => asked(policy(callers[name])))).toEqual([
      visible,
      `(${visible} or (status = hidden and user_id = 7))`,
      `(${visible} or (status = hidden and user_id = 8))`,
      'status <> deleted',
    ]);
  });

  it.each([
    ['videos', visibleVideos, visible],
    ['photos', visiblePhotos, visible],
  ] as const)('of %s: shown ones; all as a manager', (_what, policy, shown) => {
    expect(everyone.map((name) => asked(policy(callers[name])))).toEqual([shown, shown, shown, '']);
  });

  it('of banners: those that are on and in their time; all as a manager', () => {
    const now = new Date('2026-11-25T00:00:00Z');
    const shown =
      '(status = active and (starts_at is null or starts_at <= 2026-11-25T00:00:00.000Z) and (ends_at is null or ends_at > 2026-11-25T00:00:00.000Z))';
    expect(everyone.map((name) => asked(visibleBanners(callers[name], now)))).toEqual([shown, shown, shown, '']);
  });

  it('of reviews: written ones that are published, or one’s own; all written ones as a manager', () => {
    expect(everyone.map((name) => asked(visibleMissionReviews(callers[name])))).toEqual([
      '(status = completed and review <>  and review_status = published)',
      '(status = completed and review <>  and (review_status = published or user_id = 7))',
      '(status = completed and review <>  and (review_status = published or user_id = 8))',
      '(status = completed and review <> )',
    ]);
    expect(everyone.map((name) => asked(visibleChallengeReviews(callers[name])))).toEqual([
      '(review <>  and review_status = published)',
      '(review <>  and (review_status = published or user_id = 7))',
      '(review <>  and (review_status = published or user_id = 8))',
      'review <> ',
    ]);
  });

  it('of files to attach: one’s own, the site’s and those that are there already; all as a manager', () => {
    expect(asked(attachableBy(author, ['a']))).toBe('(user_id = 7 or user_id is null or id in (a))');
    expect(asked(attachableBy(manager, ['a']))).toBe('');
  });
});

describe('fields that a manager alone may set', () => {
  const check = (member: Member, body: object, held?: Parameters<typeof rejectManagerFields>[2]) =>
    rejection(() => rejectManagerFields(member, body, held, 'ko'));
  it.each([
    [{}, 'allowed', 'allowed'],
    [{ type: 'notice' }, '400 invalid type', 'allowed'],
    [{ type: 'talk' }, 'allowed', 'allowed'],
    [{ fixed: false }, '400 invalid fixed', 'allowed'],
    [{ fixed: true }, '400 invalid fixed', 'allowed'],
    [{ categories: ['notice'] }, '400 invalid categories', 'allowed'],
    [{ categories: ['talk'] }, 'allowed', 'allowed'],
    [{ showManagerBadge: true }, '400 invalid showManagerBadge', 'allowed'],
    [{ showManagerBadge: false }, 'allowed', 'allowed'],
    [{ status: 'published' }, '400 invalid status', 'allowed'],
    [{ status: 'hidden' }, '400 invalid status', '400 invalid reason'],
    [{ status: 'hidden', reason: '' }, '400 invalid status', '400 invalid reason'],
    [{ status: 'hidden', reason: 'why' }, '400 invalid status', 'allowed'],
    [{ reason: 'why' }, '400 invalid reason', 'allowed'],
  ])('%j: %s, and as a manager: %s', (body, asMember, asManager) => {
    expect([check(author, body), check(manager, body)]).toEqual([asMember, asManager]);
  });

  it('keeps a notice category that a manager has set', () => {
    const held = (category: string) => ({ categories: [category], showManagerBadge: false });
    expect(check(author, { categories: ['notice'] }, held('notice'))).toBe('allowed');
    expect(check(author, { categories: ['notice'] }, held('talk'))).toBe('400 invalid categories');
  });

  it('says why in the caller’s language', () => {
    const said = (locale: 'ko' | 'en') => {
      const messages: unknown[] = [];
      for (const work of [
        () => rejectBadge(author, { showManagerBadge: true }, locale),
        () => rejectStatusFields(manager, { status: 'hidden' }, locale),
      ]) {
        try {
          work();
        } catch (error) {
          messages.push(Object.values((error as { fields: object }).fields).flat());
        }
      }
      return messages.flat();
    };
    expect(said('ko')).toHaveLength(2);
    expect(said('ko')).not.toEqual(said('en'));
    expect(new Set(said('ko')).size).toBe(2);
  });
});

/** A call by a member, or by a visitor. */
const callBy = (member: Member | null) => ({ get: () => member ?? undefined }) as unknown as AppContext;

describe('a manager’s calls', () => {
  it('are not there for anyone else', () => {
    expect(everyone.map((name) => rejection(() => requireRight(callBy(callers[name]), 'support')))).toEqual([
      '404 not_found',
      '404 not_found',
      '404 not_found',
      'allowed',
    ]);
    expect(requireRight(callBy(manager), 'support')).toMatchObject({ id: 9 });
  });

  it.each([
    ['a right that the role has', 'members', {}, 'allowed'],
    ['a right of another role', 'ledger', {}, '409 no_right'],
    ['every right before two-step sign-in', 'members', { needsTwoStep: true, rights: [] }, '409 two_step_needed'],
  ] as const)('ask for %s', (_which, right, given, outcome) => {
    const support: Member = { ...author, role: 'support', rights: rightsOf('support'), ...given };
    expect(rejection(() => requireRight(callBy(support), right))).toBe(outcome);
  });

  it('on a member whom everyone sees say why not', () => {
    const tried = [author, manager].map((member) => rejection(() => requireNamedManager(callBy(member))));
    expect(tried).toEqual(['409 not_manager', 'allowed']);
    expect(requireNamedManager(callBy(manager))).toMatchObject({ id: 9 });
    expect(String(rejection(() => requireNamedManager(callBy(null))))).toMatch(/^401 /);
  });

  it('read another member’s points, and let a name look official', () => {
    expect(whoMay(mayReadOthersLedger)).toEqual(['manager']);
    expect([author, manager].map(mayLookOfficial)).toEqual([false, true]);
  });
});

describe('one’s own address', () => {
  it('is the member’s own', async () => {
    expect(await requireSelf(callBy(author), 'kim')).toBe(author);
    expect(await requireSelf(callBy({ ...author, isVerified: false }), 'kim')).toMatchObject({ id: 7 });
    await expect(requireSelf(callBy(null), 'kim')).rejects.toMatchObject({ status: 401 });
  });

  it('is verified before public fields are written', async () => {
    expect(await requireSelf(callBy(author), 'kim', { shown: true })).toBe(author);
    const unverified = requireSelf(callBy({ ...author, isVerified: false }), 'kim', { shown: true });
    await expect(unverified).rejects.toMatchObject({ status: 409, code: 'email_unverified' });
  });
});

describe('earlier versions and deleted content', () => {
  it.each([
    ['published', ['author', 'manager']],
    ['hidden', ['author', 'manager']],
    ['deleted', ['manager']],
  ])('of %s content are read by %j', (status, readers) => {
    expect(whoMay((caller) => mayReadHistory(caller, { authorId: 7, status }))).toEqual(readers);
  });

  it('is restored by who deleted it, and by managers', () => {
    expect(whoMay((caller) => mayRestore(caller, { authorId: 8, deletedBy: 7 }))).toEqual(['author', 'manager']);
    const tried = (deletedBy: number) =>
      everyone.map((name) => rejection(() => requireRestorable(callers[name], { authorId: 7, deletedBy })));
    expect(tried(7)).toEqual(['404 not_found', 'allowed', '404 not_found', 'allowed']);
    expect(tried(9)).toEqual(['404 not_found', '409 not_owner', '404 not_found', 'allowed']);
  });

  it('is a manager’s action unless they wrote and deleted it themselves', () => {
    const isLogged = (authorId: number, deletedBy: number) => restoresAsManager(manager, { authorId, deletedBy });
    expect([isLogged(9, 9), isLogged(7, 9), isLogged(9, 8), isLogged(7, 7)]).toEqual([false, true, true, true]);
  });

  it('is no manager’s of what another deleted of theirs, but an owner’s', () => {
    const deleted = { authorId: 9, deletedBy: 8 };
    expect(rejection(() => requireRestorable(manager, deleted))).toBe('409 not_owner');
    expect(rejection(() => requireRestorable({ ...manager, role: 'owner' }, deleted))).toBe('allowed');
  });
});

describe('questions and answers', () => {
  it('an answer is accepted by who asked, and by no manager', () => {
    const tried = [author, other, manager].map((member) => rejection(() => requireAsker(member, row)));
    expect(tried).toEqual(['allowed', '409 not_asker', '409 not_asker']);
  });

  it('a manager reads as an author without a manager’s permissions', () => {
    expect(asAuthor(manager)).toEqual({ ...manager, isManager: false });
  });
});

describe('who takes part', () => {
  it('in events and raffles are members, not managers', () => {
    expect([author, manager].map((member) => rejection(() => requireApplicant(member)))).toEqual([
      'allowed',
      '409 managers_excluded',
    ]);
    expect([author, manager].map((member) => rejection(() => rejectManager(member)))).toEqual(['allowed', 'manager']);
  });

  it('in a challenge acts for oneself alone', () => {
    expect(everyone.map((name) => rejection(() => requireParticipant(callers[name], row)))).toEqual([
      '409 not_owner',
      'allowed',
      '409 not_owner',
      '409 not_owner',
    ]);
  });

  it('shows a review until a manager hides it', () => {
    expect(publicReview({ review: 'good', reviewStatus: 'published' })).toBe('good');
    expect(publicReview({ review: 'good', reviewStatus: 'hidden' })).toBe('');
  });

  const challenge = {
    startsOn: '2026-03-01',
    endsOn: '2026-03-31',
    opensAt: '00:00:00',
    closesAt: '23:59:59',
    timeZone: 'Asia/Seoul',
    status: 'opened',
  };
  const now = new Date('2026-03-10T03:00:00Z');
  const lastDay = new Date('2026-03-31T03:00:00Z');
  it.each([
    ['in its middle', {}, { checkInCount: 1 }, now, false],
    ['that one has completed', {}, { checkInCount: 1, completedAt: now }, now, true],
    ['on its last day', {}, { checkInCount: 1 }, lastDay, true],
    ['that is closed', { status: 'closed' }, { checkInCount: 1 }, now, true],
    ['in which one never checked in', { status: 'closed' }, { checkInCount: 0, completedAt: now }, lastDay, false],
  ])('looks back on a challenge %s', (_when, given, participant, at, may) => {
    const found = { ...challenge, ...given } as Parameters<typeof mayReview>[0];
    const zoned = { zone: 'Asia/Seoul', now: at };
    expect(mayReview(found, { completedAt: null, ...participant }, zoned)).toBe(may);
  });
});

describe('pictures', () => {
  const stored = { userId: 7, shownBy: 1, hiddenBy: 0, isPrivate: false };
  it.each([
    ['of the site', { userId: null, shownBy: null }, true, everyone],
    ['of the site, private', { userId: null, isPrivate: true }, true, everyone],
    ['that is attached', {}, true, everyone],
    ['that nothing shows', { shownBy: 0 }, false, everyone],
    ['that was never attached', { shownBy: null }, false, everyone],
    ['that is private', { isPrivate: true }, false, ['author', 'manager']],
    ['of hidden content', { shownBy: 2, hiddenBy: 2 }, false, ['author', 'manager']],
    ['of hidden and of published content', { shownBy: 2, hiddenBy: 1 }, true, everyone],
  ] as const)('%s', (_which, given, isShown, readers) => {
    const picture = { ...stored, ...given };
    expect(isShownPublicly(picture)).toBe(isShown);
    expect(whoMay((caller) => mayReadPicture(caller, picture))).toEqual(readers);
  });
});
