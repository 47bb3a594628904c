import { createECDH } from 'node:crypto';
import { type LookupAddress, lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { secondsInDay } from 'date-fns/constants';
import ipaddr from 'ipaddr.js';
import webPush, { type RequestDetails } from 'web-push';
import type { ProviderEnv } from '../config/env.ts';
import { inSpan } from '../traces/span.ts';

/** A browser's subscription. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message to the service worker (public/sw.js), which shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The path that a click opens. */
  path: string;
  /** A later message with the same tag replaces the shown one. */
  tag: string;
  lang: string;
}

/** The result of a push message: `ended` when the subscription no longer exists, `silent` when nothing answered. */
export type PushResult = 'sent' | 'ended' | 'failed' | 'silent';

export interface Push {
  /** The public VAPID key, in base64url. */
  key: string;
  send(target: PushTarget, message: PushMessage): Promise<PushResult>;
}

/** The server waits this long for a push service, in ms. */
const PATIENCE_MS = 10_000;
/** The statuses by which a push service says that a subscription has ended, or is of other keys. */
const ENDED = [401, 403, 404, 410];

/** Returns whether an address belongs to the public internet. */
const isPublic = ({ address }: LookupAddress): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * Looks a host up and fails for one with an address that is not public: a member names the host of a
 * subscription, and must not reach servers within the network. The socket connects to the checked address.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(isPublic)) return done(new Error('The host has no public address'), '');
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

/**
 * Sends a request and returns the status of its answer. The answer is not read: the member who names the server
 * could make it endless. @throws once `signal` is aborted
 */
const statusOf = (
  { endpoint, method, headers, body }: RequestDetails,
  { agent, signal }: { agent: Agent; signal: AbortSignal },
): Promise<number> =>
  new Promise((resolve, reject) => {
    const sending = request(endpoint, { method, headers, agent, signal }, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });

/** Creates the sender of push messages, or null without a VAPID key. */
export function createPush({ VAPID_PRIVATE_KEY: privateKey, MAIL_FROM }: ProviderEnv): Push | null {
  if (!privateKey) return null;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  const publicKey = pair.getPublicKey('base64url');
  const address = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? MAIL_FROM;
  const vapidDetails = { subject: `mailto:${address}`, publicKey, privateKey };
  const agent = new Agent({ lookup: lookupPublic });
  return {
    key: publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      try {
        const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails,
          TTL: secondsInDay,
          topic: message.tag,
        });
        return await inSpan(
          () => ({ name: 'push', kind: 'client' }),
          async () => {
            const code = await statusOf(details, { agent, signal });
            if (ENDED.includes(code)) return 'ended';
            if (code >= 200 && code < 300) return 'sent';
            throw Object.assign(new Error(`A push service answered ${code}`), { code });
          },
        );
      } catch {
        return signal.aborted ? 'silent' : 'failed';
      }
    },
  };
}
