import { notificationSettingsCalls } from '../../../contract/notificationSettings.calls.ts';
import { keyError } from '../../domain/identity/answers.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { toStopPage } from '../../domain/marketing/stopPage.ts';
import { readStop } from '../../domain/marketing/stopToken.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { type AppContext, type Member, read, write } from '../../platform/http/context.ts';
import { changeSettings, ownSettings, stopDigest } from './settings.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

async function presentSettings(c: AppContext, member: Member) {
  const { settings, subscribed } = await read(c, (db) => ownSettings(db, member));
  return { ...settings, push: { key: c.get('services').push?.key ?? '', subscribed } };
}

/** The calls of a member's notification settings and push subscriptions. */
export const notificationSettingsRoutes = mount(notificationSettingsCalls, {
  getNotificationSettings: (c, { member }) => presentSettings(c, member),
  async changeNotificationSettings(c, { body, member }) {
    await write(c, (tx) => changeSettings(tx, member.id, body, readerContext(c)));
    return presentSettings(c, member);
  },
  async stopDigest(c, { query }) {
    const userId = readStop('digest', query.token, c.get('services').env.TOKEN_SECRET);
    if (userId === null) throw keyError(c, 'token');
    await write(c, (tx) => stopDigest(tx, userId));
    return done;
  },
  async subscribeToPush(c, { body, member }) {
    if (!c.get('services').push) throw new ApiError(503, 'unavailable');
    const { zone, ...context } = readerContext(c);
    const named = c.req.header('X-Timezone') ? { ...context, zone } : context;
    await write(c, (tx) => subscribe(tx, member, body, named));
    return { ...done, subscribed: true };
  },
  async unsubscribeFromPush(c, { member }) {
    await write(c, (tx) => unsubscribe(tx, member.sessionId));
    return { ...done, subscribed: false };
  },
});
notificationSettingsRoutes.get(notificationSettingsCalls.stopDigest.path, toStopPage('digest'));
