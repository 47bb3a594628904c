import { withoutQuery } from './paths.ts';

const LEGACY_DELIVERY = /^(\/(ko|en))?\/mypage\/delivery\/?$/;
/** The messages of Chromium, Safari and Firefox when `content` of null is read. */
const NULL_CONTENT =
  /of null \(reading 'content'\)|null is not an object \(evaluating '[\w.$[\]]{0,80}\.content'\)|"content", [^"]{0,80} is null/;

/**
 * Returns whether an error is the one that is not reported: reading `content` of null on the legacy delivery
 * address.
 */
export function isExempt(error: unknown, path: string): boolean {
  return error instanceof TypeError && LEGACY_DELIVERY.test(withoutQuery(path)) && NULL_CONTENT.test(error.message);
}
