import { z } from '@hono/zod-openapi';
import { id, success } from '../../../contract/common.ts';
import {
  bannedWord,
  bannedWordBody,
  bannedWordsAnswer,
  bannedWordsQuery,
  bannedWordsTest,
  bannedWordsTestBody,
  logAnswer,
  logQuery,
} from '../../../contract/moderation.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { testBannedWords } from '../../domain/moderation/bannedWords.ts';
import { listLog } from '../../domain/moderation/log.ts';
import { call, paginate, read, router, write } from '../../platform/http/context.ts';
import { addBannedWord, listBannedWords, removeBannedWord } from './bannedWords.ts';

const byId = z.object({ id });

/** The banned words, and the managers' audit log; other callers get 404. */
export const manageRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/moderation/banned-words/',
      summary: 'The banned words, for managers',
      query: bannedWordsQuery,
      answer: bannedWordsAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'moderation');
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listBannedWords(db, query));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/moderation/banned-words/',
      summary: 'Ban a word, for managers',
      body: bannedWordBody,
      answer: bannedWord,
      errors: [404],
    }),
    async (c) => {
      const member = requireRight(c, 'moderation');
      const now = c.get('services').now();
      const { word } = c.req.valid('json');
      const added = await write(c, (tx) => addBannedWord(tx, word, { member, now, locale: c.get('locale') }));
      return c.json(added, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/moderation/banned-words/{id}/',
      summary: 'Allow a banned word again, for managers',
      params: byId,
      answer: success,
    }),
    async (c) => {
      const member = requireRight(c, 'moderation');
      const now = c.get('services').now();
      await write(c, (tx) => removeBannedWord(tx, c.req.valid('param').id, { member, now }));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/banned-words/test/',
      summary: 'The banned words in a text, for managers',
      body: bannedWordsTestBody,
      answer: bannedWordsTest,
      errors: [404],
    }),
    async (c) => {
      requireRight(c, 'moderation');
      const { text } = c.req.valid('json');
      return c.json(await read(c, (db) => testBannedWords(db, c.get('locale'), text)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/moderation/log/',
      summary: 'The audit log of managers, the latest first, for managers',
      query: logQuery,
      answer: logAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'audit');
      const query = c.req.valid('query');
      const { count, results, managers } = await read(c, (db) => listLog(db, query, c.get('timeZone')));
      return c.json({ ...paginate(c, query, count, results), managers }, 200);
    },
  );
