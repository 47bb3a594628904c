import { expect, it } from 'vitest';
import { loggable } from './errors.ts';

it('logs of an error that joins several what each was, without what members typed', () => {
  const failed = Object.assign(new Error('Failed query: update users params: 010-1234-5678'), {
    query: 'update users',
  });
  const joined = new AggregateError(
    [failed, new Error('the disk is full'), 'no error'],
    '2 members could not be erased',
  );
  const logged = loggable(joined);
  expect(logged).toMatchObject({
    error: 'AggregateError',
    message: '2 members could not be erased',
    errors: [{ query: 'update users' }, { message: 'the disk is full' }],
  });
  expect(JSON.stringify(logged)).not.toContain('010-1234-5678');
});

it('logs of a rejected mail how its server answered, and not to whom it went', () => {
  const rejected = new Error('Message failed: 550 5.1.1 <minji@example.com>: no such user');
  const logged = loggable(Object.assign(rejected, { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }));
  expect(logged).toMatchObject({ code: 'EENVELOPE', answer: 550 });
  expect(JSON.stringify(logged)).not.toContain('minji');
});
