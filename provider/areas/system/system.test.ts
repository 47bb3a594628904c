import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const manager = await provider.member({ role: 'manager' });
const test = async (part: string) => (await manager.call('POST', `manage/system/${part}/test/`)).body;

it('lists what every part is, and no setting’s value', async () => {
  const { body } = await manager.call('GET', 'manage/system/');
  expect(body.results.map(({ part }: { part: string }) => part)).toEqual([
    'database',
    'limits',
    'mail',
    'files',
    'slack',
    'chat',
    'push',
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

/** Listens as Slack does, with these statuses one after another; returns its address and what was posted. */
async function slack(...statuses: number[]) {
  const posted: string[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (part) => {
      body += part;
    });
    req.on('end', () => {
      posted.push(JSON.parse(body).text);
      res.writeHead(statuses[posted.length - 1] ?? 500, { Location: '/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { posted, server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

it('posts the test of Slack to the channel, and names what Slack answered', async () => {
  const { env } = provider.services;
  expect(await test('slack')).toMatchObject({ works: false, error: 'NOT_SET_UP' });
  const { posted, server, address } = await slack(200, 404, 302);
  try {
    provider.services.env = { ...env, SLACK_WEBHOOK_URL: address };
    const { body } = await manager.call('GET', 'manage/system/');
    expect(body.results).toContainEqual({ part: 'slack', kind: 'on' });
    expect(JSON.stringify(body)).not.toContain('hook');
    expect(await test('slack')).toMatchObject({ works: true, error: '' });
    expect(posted).toEqual([expect.stringContaining('시험 메시지')]);
    expect(await test('slack')).toMatchObject({ works: false, error: 'HTTP_404' });
    expect(await test('slack')).toMatchObject({ works: false, error: 'HTTP_302' });
    server.close();
    server.closeAllConnections();
    expect(await test('slack')).toMatchObject({ works: false, error: 'ECONNREFUSED' });
  } finally {
    server.close();
    provider.services.env = env;
  }
});

it('sends the test of push messages to the caller’s own devices, and names how it ended', async () => {
  expect(await test('push')).toMatchObject({ works: false, error: 'NO_DEVICE' });
  const other = await provider.member();
  for (const [one, endpoint] of [
    [manager, 'https://push.example.com/own'],
    [other, 'https://push.example.com/other'],
  ] as const) {
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const answer = await one.call('PUT', 'notifications/push/', { endpoint, keys });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  expect(await test('push')).toMatchObject({ works: true, error: '' });
  expect(provider.pushes).toMatchObject([
    { endpoint: 'https://push.example.com/own', title: '알림 시험', path: '/manage/system' },
  ]);
  provider.answerPushes('ended');
  expect(await test('push')).toMatchObject({ works: false, error: 'PUSH_ENDED' });
  provider.answerPushes('sent');
  const { push } = provider.services;
  provider.services.push = null;
  try {
    expect(await test('push')).toMatchObject({ works: false, error: 'NOT_SET_UP' });
  } finally {
    provider.services.push = push;
  }
});

it('is for the right to settings alone', async () => {
  const editor = await provider.member({ role: 'editor' });
  expect((await editor.call('GET', 'manage/system/')).body.code).toBe('no_right');
  expect((await editor.call('POST', 'manage/system/mail/test/')).body.code).toBe('no_right');
  expect((await manager.call('POST', 'manage/system/constructor/test/')).status).toBe(400);
});
