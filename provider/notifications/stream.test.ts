import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../testing.ts';
import { notify } from './notify.ts';
import { STREAMS_A_MEMBER } from './stream.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

type Member = Awaited<ReturnType<TestProvider['member']>>;

async function openStream(member: Member) {
  const answer = await provider.app.request('/api/v1/notifications/stream/', {
    headers: { Authorization: `Bearer ${member.token}` },
  });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('There is no stream');
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return { answer, next, cancel: () => reader.cancel() };
}
const tell = (to: number, id: number) =>
  provider.services.database.write((tx) =>
    notify(tx, {
      to,
      kind: 'badge',
      subject: { type: 'badge', id },
      now: provider.services.now(),
    }),
  );

it('says the unread count at once and after each change', async () => {
  const member = await provider.member();
  const stream = await openStream(member);
  expect(stream.answer.headers.get('Content-Type')).toContain('text/event-stream');
  expect(stream.answer.headers.get('Cache-Control')).toContain('no-transform');
  expect(await stream.next()).toBe('event: unread\ndata: {"unread_count":0}\n\n');
  await tell(member.id, 1);
  expect(await stream.next()).toContain('{"unread_count":1}');
  await provider.call('POST', 'notifications/read/', { token: member.token });
  expect(await stream.next()).toContain('{"unread_count":0}');
  await stream.cancel();
});

it('lets a member have so many open pages and makes room when one closes', async () => {
  const member = await provider.member();
  const streams = await Promise.all(
    Array.from({ length: STREAMS_A_MEMBER }, () => openStream(member)),
  );
  const path = 'notifications/stream/';
  const refused = await provider.call('GET', path, { token: member.token });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  await streams.pop()?.cancel();
  const again = await openStream(member);
  expect(again.answer.status).toBe(200);
  await Promise.all([...streams, again].map((stream) => stream.cancel()));
});

it('ends when the program stops', async () => {
  const member = await provider.member();
  const stream = await openStream(member);
  await stream.next();
  provider.services.database.live.close();
  expect(await stream.next()).toBeNull();
});
