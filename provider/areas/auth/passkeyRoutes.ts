import { z } from 'zod';
import { tokens } from '../../../contract/auth.ts';
import { id as rowId, success } from '../../../contract/common.ts';
import {
  loginPasskeyBody,
  PASSKEY_SECONDS,
  PASSKEYS_MAX,
  passkey,
  passkeyBody,
  passkeyCreation,
  passkeyRequest,
  passwordBody,
} from '../../../contract/security.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { answerTokens } from '../../domain/identity/answers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { issueKey, useKey } from '../../domain/identity/keys.ts';
import { openSession } from '../../domain/identity/sessions.ts';
import { rejectSuspended } from '../../domain/identity/suspension.ts';
import { ApiError, invalidField, notFound, sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, call, read, requireMember, router, write } from '../../platform/http/context.ts';
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

/** Passkeys: registering them, deleting them, and signing in by one, which is both factors at once. */
export const passkeyRoutes = router()
  .openapi(
    call({
      method: 'post',
      path: '/auth/passkeys/options/',
      summary: 'The options with which the browser creates a passkey of the member',
      body: passwordBody,
      answer: passkeyCreation,
    }),
    async (c) => {
      const { id, sessionId } = requireMember(c);
      const { now } = c.get('services');
      await checkOwnPassword(c, id, c.req.valid('json').password);
      const user = await read(c, (db) => findById(db, id));
      if (!user) throw sessionEnded();
      const key = await write(c, (tx) =>
        issueKey(tx, { kind: 'passkey_new', userId: id, sessionId, ...challenge }, now()),
      );
      const options = await read(c, (db) => creationOptions(db, user, { challenge: key, party: partyOf(c) }));
      return c.json(options, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/passkeys/',
      summary: 'Store a passkey that the browser has created',
      body: passkeyBody,
      answer: passkey,
    }),
    async (c) => {
      const { id: userId, sessionId } = requireMember(c);
      const { name, response } = c.req.valid('json');
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
      return c.json(presentPasskey(row), 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/auth/passkeys/{id}/',
      summary: 'Delete a passkey of the member',
      params: z.object({ id: rowId }),
      answer: success,
    }),
    async (c) => {
      const { id: userId } = requireMember(c);
      const { id } = c.req.valid('param');
      if (!(await write(c, (tx) => dropPasskey(tx, userId, id)))) throw notFound();
      await notifySecurity(c, userId, 'passkeyRemoved');
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/login/passkey/options/',
      summary: 'The options with which the browser signs in by a passkey',
      answer: passkeyRequest,
    }),
    async (c) => {
      const { now } = c.get('services');
      const key = await write(c, (tx) => issueKey(tx, { kind: 'passkey', userId: null, ...challenge }, now()));
      return c.json(requestOptions(key, partyOf(c)), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/login/passkey/',
      summary: 'Sign in by a passkey',
      body: loginPasskeyBody,
      answer: tokens,
    }),
    async (c) => {
      const { response } = c.req.valid('json');
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
      return c.json(await answerTokens(c, user, ticket), 200);
    },
  );
