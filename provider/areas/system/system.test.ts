import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const manager = await provider.member({ role: 'manager' });
const test = async (part: string) => (await manager.call('POST', `manage/system/${part}/test/`)).body;

it('lists what every part is, and no setting’s value', async () => {
  const { body } = await manager.call('GET', 'manage/system/');
  expect(body.results.map(({ part }: { part: string }) => part)).toEqual([
    'database',
    'files',
    'mail',
    'limits',
    'push',
    'chat',
  ]);
  expect(body.results).toContainEqual({ part: 'database', kind: provider.services.database.kind });
  expect(body.results).toContainEqual({ part: 'mail', kind: 'outbox' });
});

it.each(['database', 'files', 'mail', 'limits'])('finds that %s answers', async (part) => {
  expect(await test(part)).toEqual({ works: true, milliseconds: expect.any(Number), error: '' });
});

it('sends the test of mails to the caller', async () => {
  await test('mail');
  expect(provider.mails.at(-1)).toMatchObject({ to: manager.email, subject: '결: 메일 발송 시험' });
});

it('names a failure by its code, and nothing of the settings', async () => {
  const { files, limits } = provider.services;
  const put = files.put;
  const ping = limits.ping;
  files.put = () => Promise.reject(Object.assign(new Error('no s3://key:secret@host'), { code: 'ECONNREFUSED' }));
  limits.ping = () => Promise.reject(new Error('redis://user:secret@host is away'));
  try {
    expect(await test('files')).toMatchObject({ works: false, error: 'ECONNREFUSED' });
    expect(await test('limits')).toMatchObject({ works: false, error: 'Error' });
  } finally {
    files.put = put;
    limits.ping = ping;
  }
});

it('finds a bucket whose key may not list it, and so rejects the name of a file that is not there', async () => {
  const { files } = provider.services;
  const get = files.get;
  files.get = async (name) => {
    const found = await get(name);
    if (!found) throw new Error('The file store refused to give a file: 403');
    return found;
  };
  try {
    expect(await test('files')).toMatchObject({ works: false, error: 'MISSING_FILE_UNKNOWN' });
  } finally {
    files.get = get;
  }
});

it('is for the right to settings alone', async () => {
  const editor = await provider.member({ role: 'editor' });
  expect((await editor.call('GET', 'manage/system/')).body.code).toBe('no_right');
  expect((await editor.call('POST', 'manage/system/mail/test/')).body.code).toBe('no_right');
  expect((await manager.call('POST', 'manage/system/constructor/test/')).status).toBe(400);
});
