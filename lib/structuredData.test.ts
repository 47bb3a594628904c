import { expect, test } from 'vitest';
import { breadcrumbs } from './structuredData.ts';

test('names each step to a page with its position and address', () => {
  const site = { origin: 'https://gyeol.example', language: 'en' as const, base: 'https://gyeol.example/en' };
  const steps = [
    { name: 'Forums', path: '/forums' },
    { name: 'Free', path: '/forums/free' },
  ];
  expect(breadcrumbs(site, steps)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Forums', item: 'https://gyeol.example/en/forums' },
      { '@type': 'ListItem', position: 2, name: 'Free', item: 'https://gyeol.example/en/forums/free' },
    ],
  });
});
