import { moderationManageCalls } from '../../../contract/moderation.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { testBannedWords } from '../../domain/moderation/bannedWords.ts';
import { listLog } from '../../domain/moderation/log.ts';
import { paginate, read, write } from '../../platform/http/context.ts';
import { addBannedWord, listBannedWords, removeBannedWord } from './bannedWords.ts';

/** The banned words, and the managers' audit log; other callers get 404. */
export const manageRoutes = mount(moderationManageCalls, {
  async getBannedWords(c, { query }) {
    const { count, results } = await read(c, (db) => listBannedWords(db, query, c.get('locale')));
    return paginate(c, query, count, results);
  },
  addBannedWord(c, { body, member }) {
    const by = { member, now: c.get('services').now(), locale: c.get('locale') };
    return write(c, (tx) => addBannedWord(tx, body.word, by));
  },
  async removeBannedWord(c, { params, member }) {
    const now = c.get('services').now();
    await write(c, (tx) => removeBannedWord(tx, params.id, { member, now }));
    return done;
  },
  testBannedWords: (c, { body }) => read(c, (db) => testBannedWords(db, c.get('locale'), body.text)),
  async getLog(c, { query }) {
    const { count, results, managers } = await read(c, (db) => listLog(db, query, readerContext(c)));
    return { ...paginate(c, query, count, results), managers };
  },
});
