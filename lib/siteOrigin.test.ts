import { expect, test } from 'vitest';
import { isSameSite, requestOrigin } from './siteOrigin.ts';

const names = ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'];

test.each(names.flatMap((site) => names.map((host) => [`http://${site}`, host])))(
  'a site at %s that is asked as %s answers under that name',
  (site, host) => {
    expect(requestOrigin(host, site)).toBe(`http://${host}`);
  },
);

test.each([
  ['another port', 'http://localhost:3000', 'localhost:4000'],
  ['no port', 'http://localhost:3000', 'localhost'],
  ['another machine', 'http://localhost:3000', 'evil.example:3000'],
  ['a name that starts like a local one', 'http://localhost:3000', 'localhost.evil.example:3000'],
  ['a name before an at sign', 'http://localhost:3000', 'localhost:3000@evil.example'],
  ['no host', 'http://localhost:3000', undefined],
  ['a host that is no host', 'http://localhost:3000', 'local host/'],
  ['a local name for a public site', 'https://gyeol.example', 'localhost'],
  ['another name of a public site', 'https://gyeol.example', 'www.gyeol.example'],
])('%s is not trusted', (_what, site, host) => {
  expect(requestOrigin(host, site)).toBe(site);
});

test.each([
  ['https://gyeol.example', 'https://gyeol.example/me', true],
  ['https://gyeol.example', 'http://gyeol.example', false],
  ['http://localhost:3000', 'http://127.0.0.1:3000', true],
  ['http://localhost:3000', 'https://127.0.0.1:3000', false],
])('%s and %s are one site: %s', (one, other, same) => {
  expect(isSameSite(new URL(one), new URL(other))).toBe(same);
});
