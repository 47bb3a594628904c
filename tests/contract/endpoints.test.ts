// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '@/contract/areas';
import { testProvider } from '../api';
import { callsOf } from './routes';

/** The calls that no screen makes by an endpoint, and what makes them. */
const WITHOUT_ENDPOINT: Readonly<Record<string, string>> = {
  'POST marketings/attendees/stop/': 'a mail program, by the address in a mail’s headers',
  'GET files/{name}/': 'the browser, by the address of a picture or a film',
  'GET notifications/stream/': 'api/live.ts, which listens to it',
};
/** The folders whose code makes calls by the endpoints of `api/`. */
const CODE = ['components', 'hooks', 'lib', 'pages', 'routes', 'server', 'store'];

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
const used = CODE.flatMap(sources).join('\n');

const called = areas.flatMap(([calls]) =>
  Object.entries(calls).map(([name, { method, path }]) => ({ name, call: `${method} ${path.slice(1)}` })),
);

test('the provider mounts the calls of the contract, and no others but files and streams', async () => {
  const mounted = callsOf(await testProvider()).map(({ name }) => name);
  const beside = mounted.filter((name) => !called.some(({ call }) => call === name));
  expect(beside.sort()).toEqual(['GET files/{name}/', 'GET notifications/stream/']);
  expect(called.map(({ call }) => call).filter((call) => !mounted.includes(call))).toEqual([]);
});

test.each(called.filter(({ call }) => !(call in WITHOUT_ENDPOINT)))(
  'the product uses the endpoint of $call',
  ({ name }) => {
    const hook = name.replace(/^./, (first) => first.toUpperCase());
    expect(used).toMatch(new RegExp(`\\b(${name}|use(Lazy)?${hook}(Query|Mutation|InfiniteQuery))\\b`));
  },
);
