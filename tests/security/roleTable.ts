import type { Access } from '../../contract/call.ts';
import { type Right, rights, rightsOf, type Role as SiteRole } from '../../contract/constants/roles.ts';
import type { Operation } from './operations.ts';

/**
 * The callers of a call: the owner is the member of the call's sample in tests/contract/ (a manager,
 * where only managers may), `other` an unrelated member.
 */
export const roleNames = [
  'visitor',
  'expired',
  'suspended',
  'unverified',
  'other',
  'partner',
  'manager',
  'owner',
] as const;
export type Role = (typeof roleNames)[number];

/** Roles of the console besides the manager; `owner` above is the sample's member. */
export const siteRoles = ['owner', 'editor', 'moderator', 'support'] as const satisfies readonly SiteRole[];

/** The calls whose statuses do not follow from their access, in the order of `roleNames`. */
const table = `
  POST auth/registration/                                    200 200 200 200 200 200 200 200
  POST auth/registration/verify-email/                       200 200 200 200 200 200 200 200
  POST auth/registration/resend-email/                       200 200 200 200 200 200 200 200
  POST auth/login/                                           200 200 200 200 200 200 200 200
  POST auth/login/code/                                      200 200 200 200 200 200 200 200
  POST auth/login/passkey/options/                           200 200 200 200 200 200 200 200
  POST auth/login/passkey/                                   200 200 200 200 200 200 200 200
  POST auth/leave/                                           200 200 200 200 200 200 200 200
  POST auth/totp/                                            401 401 403 400 400 400 400 200
  POST auth/totp/confirm/                                    401 401 403 400 400 400 400 200
  POST auth/totp/remove/                                     401 401 403 400 400 400 400 200
  POST auth/totp/recovery-codes/                             401 401 403 400 400 400 400 200
  POST auth/passkeys/options/                                401 401 403 400 400 400 400 200
  POST auth/passkeys/                                        401 401 403 400 400 400 400 200
  DELETE auth/passkeys/{id}/                                 401 401 403 404 404 404 404 200
  POST auth/logout/                                          200 200 200 200 200 200 200 200
  POST users/authenticate/                                   400 400 400 400 400 400 400 200
  POST auth/password/change/                                 401 401 403 400 400 400 400 200
  POST auth/password/reset/                                  200 200 200 200 200 200 200 200
  POST auth/password/reset/confirm/                          200 200 200 200 200 200 200 200
  POST auth/email-change/                                    401 401 403 200 400 400 400 200
  POST auth/email-change/resend/                             401 401 403 409 409 409 409 200
  POST auth/email-change/undo/                               200 200 200 200 200 200 200 200
  DELETE auth/sessions/{id}/                                 401 401 403 404 404 404 404 200
  POST auth/links/confirm/                                   401 401 403 400 400 400 400 200
  POST auth/email-link/                                      400 400 400 400 400 400 400 400
  POST auth/email-link/report/                               400 400 400 400 400 400 400 400
  POST auth/email-link/use/                                  400 400 400 400 400 400 400 400
  POST manage/members/{id}/ledger/                           404 401 403 404 404 404 400 200
  POST manage/members/{id}/data/                             404 401 403 404 404 404 400 200
  POST manage/members/{id}/leave/                            404 401 403 404 404 404 400 200
  PUT manage/members/{id}/role/                              404 401 403 404 404 404 409 200
  POST reports/{id}/appeal/                                  401 401 403 404 404 404 404 200
  POST users/{username}/suspension/                          401 401 403 409 409 409 200 200
  DELETE users/{username}/suspension/                        401 401 403 409 409 409 200 200
  GET topics/{id}/history/                                   401 401 403 404 404 404 200 200
  GET comments/{id}/history/                                 401 401 403 404 404 404 200 200
  GET posts/{id}/history/                                    401 401 403 404 404 404 200 200
  GET questions/{id}/history/                                401 401 403 404 404 404 200 200
  GET answers/{id}/history/                                  401 401 403 404 404 404 200 200
  POST trash/{id}/restore/                                   401 401 403 404 404 404 200 200
  PUT users/{username}/nickname/                             401 401 403 409 409 409 409 200
  PUT users/{username}/introduction/                         401 401 403 409 409 409 409 200
  PUT users/{username}/social/                               401 401 403 409 409 409 409 200
  PUT users/{username}/account/                              401 401 403 409 409 409 409 200
  PUT users/{username}/delivery/                             401 401 403 409 409 409 409 200
  PUT users/{username}/privacy/                              401 401 403 409 409 409 409 200
  PUT users/{username}/avatar/                               401 401 403 409 409 409 409 200
  POST users/{username}/leave/                               401 401 403 409 409 409 409 200
  GET users/{username}/data/                                 401 401 403 409 409 409 409 200
  PUT forums/{slug}/topics/{id}/comments/{commentId}/        401 401 403 409 409 409 200 200
  DELETE forums/{slug}/topics/{id}/comments/{commentId}/     401 401 403 409 409 409 200 200
  PUT topics/{id}/                                           401 401 403 409 409 409 200 200
  DELETE topics/{id}/                                        401 401 403 409 409 409 200 200
  PUT questions/answers/{id}/                                401 401 403 409 409 409 200 200
  DELETE questions/answers/{id}/                             401 401 403 409 409 409 200 200
  POST questions/answers/{id}/accept/                        401 401 403 409 409 409 409 200
  PUT questions/{slug}/comments/{commentId}/                 401 401 403 409 409 409 200 200
  DELETE questions/{slug}/comments/{commentId}/              401 401 403 409 409 409 200 200
  PUT questions/{slug}/                                      401 401 403 409 409 409 200 200
  DELETE questions/{slug}/                                   401 401 403 409 409 409 200 200
  PUT posts/{id}/                                            401 401 403 409 409 409 200 200
  DELETE posts/{id}/                                         401 401 403 409 409 409 200 200
  PUT posts/{id}/comments/{commentId}/                       401 401 403 409 409 409 200 200
  DELETE posts/{id}/comments/{commentId}/                    401 401 403 409 409 409 200 200
  PUT contents/youtube-videos/{id}/comments/{commentId}/     401 401 403 409 409 409 200 200
  DELETE contents/youtube-videos/{id}/comments/{commentId}/  401 401 403 409 409 409 200 200
  PUT contents/instagram-posts/{id}/comments/{commentId}/    401 401 403 409 409 409 200 200
  DELETE contents/instagram-posts/{id}/comments/{commentId}/ 401 401 403 409 409 409 200 200
  GET files/{name}/                                          404 401 403 404 404 404 404 404
  GET notifications/stream/                                  401 401 403 200 200 200 200 200
  POST notifications/digest/stop/                            200 200 200 200 200 200 200 200
  POST survey/skin-type-upgrade/                             409 401 403 409 409 409 409 200
  POST raffles/{id}/participations/{pid}/participate/        401 401 403 409 404 404 404 200
  GET raffles/{id}/participations/{pid}/delivery/            401 401 403 404 404 404 404 200
  PUT raffles/{id}/participations/{pid}/delivery/            401 401 403 404 404 404 404 200
  PUT courses/{slug}/applications/                           401 401 403 409 404 404 404 200
  POST marketings/attendees/                                 400 401 403 409 200 200 200 200
  POST marketings/attendees/withdraw/                        401 401 403 200 200 200 200 200
  POST events/{slug}/applications/                           401 401 403 409 200 200 409 200
  GET events/{slug}/delivery-information/                    401 401 403 404 404 404 404 200
  PUT events/{slug}/delivery-information/                    401 401 403 409 404 404 404 200
  DELETE challenges/{id}/entrant/                            401 401 403 404 404 404 404 200
  GET challenge-groups/my-group/                             401 401 403 200 200 200 200 200
  GET challenge-groups/{id}/                                 404 401 403 404 404 404 404 200
  POST challenges/{id}/entrants/{eid}/check/                 401 401 403 409 409 409 409 200
  POST challenges/{id}/entrants/{eid}/review/                401 401 403 409 409 409 409 200
  POST support/threads/                                      400 401 403 200 200 200 200 200
  GET support/threads/{id}/                                  401 401 403 404 404 404 200 200
  POST support/threads/{id}/messages/                        401 401 403 404 404 404 200 200
  POST manage/events/{slug}/deliveries/                      404 401 403 404 404 404 400 200
  POST manage/raffles/{id}/deliveries/                       404 401 403 404 404 404 400 200
  PUT manage/raffles/{id}/end/                               404 401 403 404 404 404 400 200
  PUT manage/challenges/{id}/end/                            404 401 403 404 404 404 400 200
  POST manage/coupons/                                       404 401 403 404 404 404 400 200
  POST manage/coupons/{id}/export/                           404 401 403 404 404 404 400 200
  POST manage/coupons/{id}/revoke/                           404 401 403 404 404 404 400 200
  POST manage/coupons/{id}/codes/{cid}/revoke/               404 401 403 404 404 404 400 200
  POST events/{slug}/winners/announce/                       404 401 403 404 404 404 400 200
  POST manage/announcements/                                 404 401 403 404 404 404 400 200
  POST manage/legal/                                         404 401 403 404 404 404 400 200
  POST manage/newsletters/{id}/send/                         404 401 403 404 404 404 400 200
  POST manage/newsletters/subscribers/export/                404 401 403 404 404 404 400 200
  POST marketings/attendees/stop/                            200 200 200 200 200 200 200 200
`;

export const exceptions: ReadonlyMap<string, readonly number[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', path = '', ...statuses] = line.trim().split(/\s+/);
      return [`${method} ${path}`, statuses.map(Number)];
    }),
);

/** The status that each role gets from a call that needs nothing but its access. */
const byAccess = {
  public: [200, 401, 403, 200, 200, 200, 200, 200],
  member: [401, 401, 403, 200, 200, 200, 200, 200],
  verified: [401, 401, 403, 409, 200, 200, 200, 200],
  role: [404, 401, 403, 404, 404, 404, 200, 200],
  right: [404, 401, 403, 404, 404, 404, 200, 200],
};

const isRight = (access: Access): access is Right => rights.some((right) => right === access);

/** Returns the statuses that follow from a call's access. */
export const statusesOf = (access: Access): readonly number[] => byAccess[isRight(access) ? 'right' : access];

/** Returns the status that each role gets from a call, in the order of `roleNames`. */
export const expectationsOf = ({ name, access }: Operation): readonly number[] =>
  exceptions.get(name) ?? (access ? statusesOf(access) : []);

/** The right by which a call answers a role as it answers a manager: that of its access alone is not enough, or it has none. */
const rightOf = `
  site_moderation POST users/{username}/suspension/
  site_moderation DELETE users/{username}/suspension/
  moderation GET topics/{id}/history/
  moderation GET comments/{id}/history/
  moderation GET posts/{id}/history/
  moderation GET questions/{id}/history/
  moderation GET answers/{id}/history/
  moderation POST trash/{id}/restore/
  campaigns POST events/{slug}/applications/
  support GET support/threads/{id}/
  support POST support/threads/{id}/messages/
  members POST manage/newsletters/subscribers/export/
`;

const rightByCall: ReadonlyMap<string, Right> = new Map(
  rightOf
    .trim()
    .split('\n')
    .map((line) => {
      const [right, ...call] = line.trim().split(' ');
      return [call.join(' '), right as Right];
    }),
);

/**
 * Returns the status that a role of the console gets from a call: a manager's with the right; without it 409 where
 * the call is for the console alone, and any member's elsewhere.
 */
export function statusFor(call: Operation, role: SiteRole): number | undefined {
  const [visitor, , , , other, , manager] = expectationsOf(call);
  // An owner who is not the sample's member has another password.
  if (role === 'owner') return call.name === 'PUT manage/members/{id}/role/' ? 400 : manager;
  if (call.access === 'role') return manager;
  const needed = [call.access, rightByCall.get(call.name)].filter((it) => it !== undefined && isRight(it));
  if (needed.length > 0 && needed.every((right) => rightsOf(role).includes(right))) return manager;
  return visitor === 404 && other === 404 && manager !== 404 ? 409 : other;
}
