import { passkeyCalls } from '../../../contract/security.calls.ts';
import { PASSKEY_SECONDS, PASSKEYS_MAX } from '../../../contract/security.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { answerTokens } from '../../domain/identity/answers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { issueKey, useKey } from '../../domain/identity/keys.ts';
import { done, type Handler, mount } from '../../domain/identity/mount.ts';
import { openSession } from '../../domain/identity/sessions.ts';
import { rejectSuspended } from '../../domain/identity/suspension.ts';
import { ApiError, invalidField, notFound, sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, read, write } from '../../platform/http/context.ts';
import { message } from '../../platform/messages/message.ts';
import { notifySecurity } from './notifySecurity.ts';
import {
  addPasskey,
  challengeOf,
  creationOptions,
  dropPasskey,
  findPasskey,
  listPasskeys,
  presentPasskey,
  relyingParty,
  requestOptions,
  usePasskey,
  verifyCreation,
  verifySignature,
} from './passkeys.ts';

const partyOf = (c: AppContext) => relyingParty(c.get('services').env.SITE_URL);
const challenge = { email: '', seconds: PASSKEY_SECONDS };

/** Returns the error (400) for an answer of a browser that is not accepted. */
const rejected = (c: AppContext, key: 'auth:passkeyUnknown' | 'auth:passkeyFailed') =>
  new ApiError(400, 'token_invalid', { fields: { response: [message(c.get('locale'), key)] } });

/** Passkeys: registering them, deleting them, and the options of signing in by one. */
export const passkeyRoutes = mount(passkeyCalls, {
  async beginPasskey(c, { body, member: { id, sessionId } }) {
    const { now } = c.get('services');
    await checkOwnPassword(c, id, body.password);
    const user = await read(c, (db) => findById(db, id));
    if (!user) throw sessionEnded();
    const key = await write(c, (tx) =>
      issueKey(tx, { kind: 'passkey_new', userId: id, sessionId, ...challenge }, now()),
    );
    return read(c, (db) => creationOptions(db, user, { challenge: key, party: partyOf(c) }));
  },
  async addPasskey(c, { body: { name, response }, member: { id: userId, sessionId } }) {
    const { now } = c.get('services');
    const asked = challengeOf(response);
    // In its own transaction: the challenge is used up by a wrong answer too, but not by another caller.
    const used = await write(c, (tx) => useKey(tx, 'passkey_new', asked, now(), { userId, sessionId }));
    const credential = used ? await verifyCreation(response, asked, partyOf(c)) : null;
    if (!credential) throw rejected(c, 'auth:passkeyFailed');
    const row = await write(c, async (tx) => {
      if ((await listPasskeys(tx, userId)).length >= PASSKEYS_MAX) {
        throw invalidField('name', message(c.get('locale'), 'auth:passkeysFull'));
      }
      return addPasskey(tx, { userId, name, credential }, now());
    });
    if (!row) throw rejected(c, 'auth:passkeyFailed');
    await notifySecurity(c, userId, 'passkeyAdded');
    return presentPasskey(row);
  },
  async deletePasskey(c, { params, member }) {
    if (!(await write(c, (tx) => dropPasskey(tx, member.id, params.id)))) throw notFound();
    await notifySecurity(c, member.id, 'passkeyRemoved');
    return done;
  },
  async beginPasskeySignIn(c) {
    const { now } = c.get('services');
    const key = await write(c, (tx) => issueKey(tx, { kind: 'passkey', userId: null, ...challenge }, now()));
    return requestOptions(key, partyOf(c));
  },
});

/** Signs in by a passkey, which is both factors at once. */
export const loginByPasskey: Handler<typeof signInCalls.loginByPasskey> = async (c, { body: { response } }) => {
  const { now } = c.get('services');
  const asked = challengeOf(response);
  // In its own transaction: a challenge is used up by a wrong answer too.
  if (!(await write(c, (tx) => useKey(tx, 'passkey', asked, now())))) throw rejected(c, 'auth:passkeyFailed');
  const row = await read(c, (db) => findPasskey(db, response.id));
  if (!row) throw rejected(c, 'auth:passkeyUnknown');
  const counter = await verifySignature(row, response, asked, partyOf(c));
  if (counter === null) throw rejected(c, 'auth:passkeyFailed');
  const { user, ticket } = await write(c, async (tx) => {
    const user = (await usePasskey(tx, row, counter, now())) ? await findById(tx, row.userId) : undefined;
    if (!user) throw rejected(c, 'auth:passkeyFailed');
    rejectSuspended(c, user, 400);
    return { user, ticket: await openSession(tx, user.id, now(), c.req.header('User-Agent')) };
  });
  return answerTokens(c, user, ticket);
};
