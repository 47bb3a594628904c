import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from '@/contract/areas';
import { baseApi } from './baseApi';

const modules = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
for (const file of modules) await import(`../api/${file.replace('.ts', '')}.ts`);

/** What a browser drops as soon as nothing shows it. */
const UNKEPT = ['getChatIdentity', 'getHistory'];

interface Definition {
  type: 'query' | 'mutation';
  providesTags?: readonly unknown[] | ((result: unknown, error: undefined, args: object) => readonly unknown[]);
}

/** Every endpoint by its name, as the files of this folder define it. */
const definitions = new Map<string, Definition>();
const note = (name: string) => [name, (definition: Definition) => void definitions.set(name, definition)];
baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(Object.keys(baseApi.endpoints).map(note)) });

/** Arguments that name every parameter of a path by itself. */
const named = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

test('what only a member reads is forgotten with the member', () => {
  const reads = areas
    .flatMap(([calls]) => Object.entries(calls))
    .filter(([, { method, access }]) => method === 'GET' && access === 'member');
  const shared = reads.flatMap(([name]) => {
    const { type, providesTags } = definitions.get(name) ?? {};
    if (type !== 'query' || UNKEPT.includes(name)) return [];
    const tags = typeof providesTags === 'function' ? providesTags(undefined, undefined, named) : providesTags;
    return tags?.includes('Personal') ? [] : [name];
  });
  expect(shared).toEqual([]);
});
