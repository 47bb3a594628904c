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

const table = `
  POST auth/registration/                                    200 200 200 200 200 200 200 200
  POST auth/registration/verify-email/                       200 200 200 200 200 200 200 200
  POST auth/registration/resend-email/                       200 200 200 200 200 200 200 200
  POST auth/login/                                           200 200 200 200 200 200 200 200
  POST auth/logout/                                          200 200 200 200 200 200 200 200
  GET users/nonce/                                           401 401 403 200 200 200 200 200
  POST users/authenticate/                                   400 400 400 400 400 400 400 200
  POST auth/password/change/                                 401 401 403 400 400 400 400 200
  POST auth/password/reset/                                  200 200 200 200 200 200 200 200
  POST auth/password/reset/confirm/                          200 200 200 200 200 200 200 200
  POST auth/email-link/                                      400 400 400 400 400 400 400 400
  POST auth/email-link/use/                                  400 400 400 400 400 400 400 400
  POST reports/                                              401 401 403 409 200 200 200 200
  GET reports/                                               404 401 403 404 404 404 200 200
  GET reports/received/                                      401 401 403 200 200 200 200 200
  GET reports/sent/                                          401 401 403 200 200 200 200 200
  POST reports/{id}/appeal/                                  401 401 403 404 404 404 404 200
  POST reports/{id}/decision/                                404 401 403 404 404 404 200 200
  PUT moderation/{subject}/{id}/                             404 401 403 404 404 404 200 200
  GET users/blocked/                                         401 401 403 200 200 200 200 200
  POST users/{username}/block/                               401 401 403 200 200 200 200 200
  GET users/{username}/suspension/                           404 401 403 404 404 404 200 200
  POST users/{username}/suspension/                          401 401 403 409 409 409 200 200
  DELETE users/{username}/suspension/                        401 401 403 409 409 409 200 200
  GET moderation/banned-words/                               404 401 403 404 404 404 200 200
  POST moderation/banned-words/                              404 401 403 404 404 404 200 200
  DELETE moderation/banned-words/{id}/                       404 401 403 404 404 404 200 200
  GET moderation/log/                                        404 401 403 404 404 404 200 200
  GET topics/{id}/history/                                   401 401 403 404 404 404 200 200
  GET comments/{id}/history/                                 401 401 403 404 404 404 200 200
  GET posts/{id}/history/                                    401 401 403 404 404 404 200 200
  GET questions/{id}/history/                                401 401 403 404 404 404 200 200
  GET answers/{id}/history/                                  401 401 403 404 404 404 200 200
  GET trash/                                                 401 401 403 200 200 200 200 200
  POST trash/{id}/restore/                                   401 401 403 404 404 404 200 200
  GET users/                                                 200 401 403 200 200 200 200 200
  GET users/recommendation/                                  200 401 403 200 200 200 200 200
  GET users/{username}/                                      200 401 403 200 200 200 200 200
  POST users/{username}/follow/                              401 401 403 200 200 200 200 200
  GET users/{username}/followers/                            200 401 403 200 200 200 200 200
  GET users/{username}/followings/                           200 401 403 200 200 200 200 200
  PUT users/{username}/nickname/                             401 401 403 409 409 409 409 200
  PUT users/{username}/introduction/                         401 401 403 409 409 409 409 200
  PUT users/{username}/social/                               401 401 403 409 409 409 409 200
  PUT users/{username}/account/                              401 401 403 409 409 409 409 200
  PUT users/{username}/delivery/                             401 401 403 409 409 409 409 200
  PUT users/{username}/privacy/                              401 401 403 409 409 409 409 200
  PUT users/{username}/avatar/                               401 401 403 409 409 409 409 200
  POST users/{username}/leave/                               401 401 403 409 409 409 409 200
  GET users/{username}/data/                                 401 401 403 409 409 409 409 200
  GET badges/                                                200 401 403 200 200 200 200 200
  GET forums/                                                200 401 403 200 200 200 200 200
  GET forums/categories/                                     200 401 403 200 200 200 200 200
  GET forums/tags/                                           200 401 403 200 200 200 200 200
  GET forums/events/                                         200 401 403 200 200 200 200 200
  GET forums/{slug}/                                         200 401 403 200 200 200 200 200
  GET forums/{slug}/topics/                                  200 401 403 200 200 200 200 200
  POST forums/{slug}/topics/                                 401 401 403 409 200 200 200 200
  GET forums/{slug}/topics/{id}/                             200 401 403 200 200 200 200 200
  POST forums/{slug}/topics/{id}/view/                       200 401 403 200 200 200 200 200
  GET forums/{slug}/topics/{id}/comments/                    200 401 403 200 200 200 200 200
  POST forums/{slug}/topics/{id}/comments/                   401 401 403 409 200 200 200 200
  PUT forums/{slug}/topics/{id}/comments/{commentId}/        401 401 403 409 409 409 200 200
  DELETE forums/{slug}/topics/{id}/comments/{commentId}/     401 401 403 409 409 409 200 200
  GET topics/                                                200 401 403 200 200 200 200 200
  POST topics/                                               401 401 403 409 200 200 200 200
  GET topics/{id}/                                           200 401 403 200 200 200 200 200
  PUT topics/{id}/                                           401 401 403 409 409 409 200 200
  DELETE topics/{id}/                                        401 401 403 409 409 409 200 200
  POST topics/{id}/like/                                     401 401 403 200 200 200 200 200
  GET questions/{slug}/answers/my/                           401 401 403 200 200 200 200 200
  POST questions/answers/                                    401 401 403 409 200 200 200 200
  PUT questions/answers/{id}/                                401 401 403 409 409 409 200 200
  DELETE questions/answers/{id}/                             401 401 403 409 409 409 200 200
  POST questions/answers/{id}/like/                          401 401 403 200 200 200 200 200
  POST questions/answers/{id}/accept/                        401 401 403 409 409 409 409 200
  GET questions/{slug}/comments/                             200 401 403 200 200 200 200 200
  POST questions/{slug}/comments/                            401 401 403 409 200 200 200 200
  PUT questions/{slug}/comments/{commentId}/                 401 401 403 409 409 409 200 200
  DELETE questions/{slug}/comments/{commentId}/              401 401 403 409 409 409 200 200
  GET questions/                                             200 401 403 200 200 200 200 200
  POST questions/                                            401 401 403 409 200 200 200 200
  GET questions/{slug}/                                      200 401 403 200 200 200 200 200
  PUT questions/{slug}/                                      401 401 403 409 409 409 200 200
  DELETE questions/{slug}/                                   401 401 403 409 409 409 200 200
  GET rankings/                                              200 401 403 200 200 200 200 200
  GET banners/                                               200 401 403 200 200 200 200 200
  GET banners/{id}/                                          200 401 403 200 200 200 200 200
  GET base/main/                                             200 401 403 200 200 200 200 200
  GET posts/categories/                                      200 401 403 200 200 200 200 200
  GET posts/tags/                                            200 401 403 200 200 200 200 200
  GET posts/                                                 200 401 403 200 200 200 200 200
  POST posts/                                                401 401 403 409 200 200 200 200
  GET posts/like/                                            401 401 403 200 200 200 200 200
  GET posts/{id}/related/                                    200 401 403 200 200 200 200 200
  GET posts/{id}/                                            200 401 403 200 200 200 200 200
  PUT posts/{id}/                                            401 401 403 409 409 409 200 200
  DELETE posts/{id}/                                         401 401 403 409 409 409 200 200
  GET posts/{id}/notion/                                     200 401 403 200 200 200 200 200
  POST posts/{id}/like/                                      401 401 403 200 200 200 200 200
  POST posts/{id}/view/                                      200 401 403 200 200 200 200 200
  GET posts/{id}/comments/                                   200 401 403 200 200 200 200 200
  POST posts/{id}/comments/                                  401 401 403 409 200 200 200 200
  PUT posts/{id}/comments/{commentId}/                       401 401 403 409 409 409 200 200
  DELETE posts/{id}/comments/{commentId}/                    401 401 403 409 409 409 200 200
  GET products/filters/                                      200 401 403 200 200 200 200 200
  GET products/                                              200 401 403 200 200 200 200 200
  GET contents/youtube-videos/                               200 401 403 200 200 200 200 200
  GET contents/youtube-videos/{id}/                          200 401 403 200 200 200 200 200
  GET contents/youtube-videos/{id}/comments/                 200 401 403 200 200 200 200 200
  POST contents/youtube-videos/{id}/comments/                401 401 403 409 200 200 200 200
  PUT contents/youtube-videos/{id}/comments/{commentId}/     401 401 403 409 409 409 200 200
  DELETE contents/youtube-videos/{id}/comments/{commentId}/  401 401 403 409 409 409 200 200
  GET contents/instagram-posts/categories/                   200 401 403 200 200 200 200 200
  GET contents/instagram-posts/tags/                         200 401 403 200 200 200 200 200
  GET contents/instagram-posts/                              200 401 403 200 200 200 200 200
  GET contents/instagram-posts/{id}/                         200 401 403 200 200 200 200 200
  GET contents/instagram-posts/{id}/comments/                200 401 403 200 200 200 200 200
  POST contents/instagram-posts/{id}/comments/               401 401 403 409 200 200 200 200
  PUT contents/instagram-posts/{id}/comments/{commentId}/    401 401 403 409 409 409 200 200
  DELETE contents/instagram-posts/{id}/comments/{commentId}/ 401 401 403 409 409 409 200 200
  GET contents/other/                                        200 401 403 200 200 200 200 200
  POST image-file/upload/                                    401 401 403 409 200 200 200 200
  POST base/file/upload/                                     401 401 403 409 200 200 200 200
  GET files/{name}/                                          404 401 403 404 404 404 404 404
  GET notifications/                                         401 401 403 200 200 200 200 200
  POST notifications/read/                                   401 401 403 200 200 200 200 200
  GET notifications/stream/                                  401 401 403 200 200 200 200 200
  GET search/                                                200 401 403 200 200 200 200 200
  GET search/suggestions/                                    200 401 403 200 200 200 200 200
  GET point-histories/                                       401 401 403 200 200 200 200 200
  POST point-histories/convert/                              401 401 403 409 200 200 200 200
  GET xp-histories/                                          401 401 403 200 200 200 200 200
  GET heart-histories/                                       401 401 403 200 200 200 200 200
  POST survey/skin-type/                                     200 401 403 200 200 200 200 200
  POST survey/skin-type-test/                                200 401 403 200 200 200 200 200
  POST survey/skin-type-upgrade/                             409 401 403 409 409 409 409 200
  POST survey/barrier/                                       200 401 403 200 200 200 200 200
  GET survey/skin-type-test/latest/                          200 401 403 200 200 200 200 200
  GET survey/results/                                        401 401 403 200 200 200 200 200
  POST survey/claim/                                         401 401 403 200 200 200 200 200
  GET raffles/                                               200 401 403 200 200 200 200 200
  GET raffles/{id}/                                          200 401 403 200 200 200 200 200
  GET raffles/{id}/prizes/                                   200 401 403 200 200 200 200 200
  GET raffles/{id}/participations/                           401 401 403 200 200 200 200 200
  POST raffles/{id}/participations/                          401 401 403 409 200 200 200 200
  POST raffles/{id}/participations/{pid}/participate/        401 401 403 409 404 404 404 200
  GET raffles/{id}/draws/                                    200 401 403 200 200 200 200 200
  GET courses/                                               200 401 403 200 200 200 200 200
  GET courses/{slug}/                                        200 401 403 200 200 200 200 200
  POST courses/{slug}/applications/                          401 401 403 409 200 200 200 200
  PUT courses/{slug}/applications/                           401 401 403 409 404 404 404 200
  GET courses/{slug}/applications/                           404 401 403 404 404 404 200 200
  PUT courses/{slug}/lessons/{number}/                       401 401 403 200 200 200 200 200
  POST marketings/attendees/                                 400 401 403 409 200 200 200 200
  GET marketings/attendees/my/                               401 401 403 200 200 200 200 200
  POST marketings/attendees/confirm/                         200 401 403 200 200 200 200 200
  POST marketings/attendees/withdraw/                        401 401 403 200 200 200 200 200
  GET missions/                                              200 401 403 200 200 200 200 200
  GET missions/reviews/                                      200 401 403 200 200 200 200 200
  GET missions/submissions/                                  404 401 403 404 404 404 200 200
  POST missions/submissions/{id}/decision/                   404 401 403 404 404 404 200 200
  POST missions/short/check/                                 401 401 403 409 200 200 200 200
  GET missions/{id}/                                         200 401 403 200 200 200 200 200
  PUT missions/{id}/                                         401 401 403 409 200 200 200 200
  GET events/                                                200 401 403 200 200 200 200 200
  GET events/{slug}/                                         200 401 403 200 200 200 200 200
  GET events/{slug}/applications/my/                         401 401 403 200 200 200 200 200
  POST events/{slug}/applications/                           401 401 403 409 200 200 409 200
  GET events/{slug}/applications/                            404 401 403 404 404 404 200 200
  GET events/{slug}/delivery-information/                    401 401 403 404 404 404 404 200
  PUT events/{slug}/delivery-information/                    401 401 403 409 404 404 404 200
  PUT events/{slug}/winners/                                 404 401 403 404 404 404 200 200
  POST events/{slug}/winners/random/                         404 401 403 404 404 404 200 200
  POST events/{slug}/winners/announce/                       404 401 403 404 404 404 200 200
  GET challenges/                                            200 401 403 200 200 200 200 200
  GET challenges/{id}/                                       200 401 403 200 200 200 200 200
  POST challenges/{id}/entrant/                              401 401 403 409 200 200 200 200
  DELETE challenges/{id}/entrant/                            401 401 403 404 404 404 404 200
  GET challenges/{id}/entrants/                              200 401 403 200 200 200 200 200
  GET challenges/{id}/entrants/my-group/                     401 401 403 200 200 200 200 200
  POST challenges/{id}/group/                                401 401 403 409 200 200 200 200
  GET challenge-groups/my-group/                             401 401 403 200 200 200 200 200
  GET challenge-groups/{id}/                                 404 401 403 404 404 404 404 200
  POST challenge-groups/{inviteCode}/entrant/                401 401 403 409 200 200 200 200
  GET challenges/{id}/entrants/{eid}/                        200 401 403 200 200 200 200 200
  POST challenges/{id}/entrants/{eid}/check/                 401 401 403 409 409 409 409 200
  POST challenges/{id}/entrants/{eid}/review/                401 401 403 409 409 409 409 200
  POST challenges/{id}/entrants/{eid}/heart/                 401 401 403 409 200 200 200 200
`;

/** The status that each role gets from each call, in the order of `roleNames`. */
export const expectations: ReadonlyMap<string, readonly number[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', path = '', ...statuses] = line.trim().split(/\s+/);
      return [`${method} ${path}`, statuses.map(Number)];
    }),
);
