import {
  notificationSettingsAnswer,
  notificationSettingsBody,
  pushSubscriptionAnswer,
  pushSubscriptionBody,
  stopDigestAnswer,
  stopDigestQuery,
} from '../../../contract/notificationSettings.ts';
import { keyError } from '../../domain/identity/answers.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { readStop } from '../../domain/marketing/stopToken.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { type AppContext, call, type Member, read, requireMember, router, write } from '../../platform/http/context.ts';
import { changeSettings, ownSettings, stopDigest } from './settings.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

async function presentSettings(c: AppContext, member: Member) {
  const { settings, subscribed } = await read(c, (db) => ownSettings(db, member));
  return { ...settings, push: { key: c.get('services').push?.key ?? '', subscribed } };
}

/** The calls of a member's notification settings and push subscriptions. */
export const notificationSettingsRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/notifications/settings/',
      summary: 'The member’s notifications by group and channel, their quiet hours and digest',
      answer: notificationSettingsAnswer,
    }),
    async (c) => c.json(await presentSettings(c, requireMember(c)), 200),
  )
  .openapi(
    call({
      method: 'put',
      path: '/notifications/settings/',
      summary: 'Change the notification settings; notices of the site itself stay on there',
      body: notificationSettingsBody,
      answer: notificationSettingsAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const body = c.req.valid('json');
      await write(c, (tx) => changeSettings(tx, member.id, body, readerContext(c)));
      return c.json(await presentSettings(c, member), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/notifications/digest/stop/',
      summary: 'End the digest of an e-mail’s link; mail programs send it too (RFC 8058), with a form that is not read',
      query: stopDigestQuery,
      answer: stopDigestAnswer,
    }),
    async (c) => {
      const { token } = c.req.valid('query');
      const userId = readStop('digest', token, c.get('services').env.TOKEN_SECRET);
      if (userId === null) throw keyError(c, 'token');
      await write(c, (tx) => stopDigest(tx, userId));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/notifications/push/',
      summary: 'Subscribe the browser of this session to push messages; the subscription ends with the session',
      body: pushSubscriptionBody,
      answer: pushSubscriptionAnswer,
      errors: [503],
    }),
    async (c) => {
      const member = requireMember(c);
      const body = c.req.valid('json');
      const { push } = c.get('services');
      if (!push) throw new ApiError(503, 'unavailable');
      await write(c, (tx) => subscribe(tx, member, body, readerContext(c)));
      return c.json({ success: true as const, subscribed: true }, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/notifications/push/',
      summary: 'End the push messages of this session',
      answer: pushSubscriptionAnswer,
    }),
    async (c) => {
      const { sessionId } = requireMember(c);
      await write(c, (tx) => unsubscribe(tx, sessionId));
      return c.json({ success: true as const, subscribed: false }, 200);
    },
  );
