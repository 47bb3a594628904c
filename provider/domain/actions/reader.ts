import { createHmac } from 'node:crypto';
import type { AppContext } from '../../platform/http/context.ts';

/**
 * Identifies a reader: a member by id, a visitor by a keyed hash of the address that does not reveal it.
 * The User-Agent is no part of it, since a caller chooses it freely.
 */
export function readerOf(c: AppContext): string {
  const member = c.get('member');
  if (member) return `member:${member.id}`;
  return addressHash(c);
}

function addressHash(c: AppContext): string {
  const { TOKEN_SECRET } = c.get('services').env;
  return createHmac('sha256', TOKEN_SECRET)
    .update(`reader\n${c.get('address')}`)
    .digest('base64url');
}

/**
 * Returns whether one more new reader of a content counts: many members may read it from one address, but
 * accounts made there do not raise its rank without end.
 * @param content as `topic:5`
 */
export async function mayCountView(c: AppContext, content: string): Promise<boolean> {
  if (!c.get('member')) return true;
  return c.get('services').limits.allows('viewsByAddress', `${content}:${addressHash(c)}`);
}
