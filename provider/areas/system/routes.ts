import { partParams, partTest, systemAnswer } from '../../../contract/system.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { call, router } from '../../platform/http/context.ts';
import { describeParts, testPart } from './parts.ts';

/** The parts that the site works with, and a test of each. */
export const systemRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/system/',
      summary: 'What the database, files, mails and other parts are, for the right `settings`',
      answer: systemAnswer,
      errors: [404, 409],
    }),
    (c) => {
      requireRight(c, 'settings');
      return c.json({ results: describeParts(c.get('services')) }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/system/{part}/test/',
      summary: 'Use a part once and measure its answer, for the right `settings`',
      params: partParams,
      answer: partTest,
    }),
    async (c) => {
      const member = requireRight(c, 'settings');
      const { part } = c.req.valid('param');
      return c.json(await testPart(part, c.get('services'), { member, locale: c.get('locale') }), 200);
    },
  );
