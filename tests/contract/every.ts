import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@/contract/areas';
import type { Access } from '@/contract/call';
import { aMember } from '../factories';
import { fieldsOf } from './example';
import type { Samples } from './samples/sample';

/** Calls without a sample, and why. */
export const WITHOUT_SAMPLE: Record<string, string> = {
  'POST auth/logout/': 'takes the refresh token, which the web server alone has',
  'POST auth/email-link/': 'takes an assertion that the web server signs',
  'POST auth/email-link/report/': 'takes an assertion that the web server signs',
  'POST auth/email-link/use/': 'takes an assertion that the web server signs',
};

const files = readdirSync(join(import.meta.dirname, 'samples'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'sample');

/** What the contract does not say of a call: whatever the files of samples/ export under that name. */
export const given: Samples = {};
for (const name of files) {
  const area: { samples: Samples } = await import(`./samples/${name}.ts`);
  Object.assign(given, area.samples);
}

/** Returns the token of a new caller who may make a call. */
async function tokenFor(access: Access): Promise<string | undefined> {
  if (access === 'public') return undefined;
  if (access === 'member' || access === 'verified') return (await aMember()).token;
  return (await aMember({ role: 'owner' })).token;
}

/** Writes a new member in the place of the one that a path names. */
async function fill(path: string): Promise<string> {
  return path.includes('{username}') ? path.replace('{username}', (await aMember()).username) : path;
}

/**
 * The samples of every call. Its path, its caller, and the fields that its query and its body require follow from the
 * contract, unless samples/ gives them. A path's member is a new one; any other parameter needs the row that it names.
 */
export const samples: Samples = {};
for (const [calls, schemas] of areas) {
  for (const [key, { method, path: pattern, access }] of Object.entries(calls)) {
    const path = pattern.slice(1);
    const name = `${method} ${path}`;
    const { query, body, form } = new Map(Object.entries(schemas)).get(key) ?? {};
    const own = given[name];
    if (form || name in WITHOUT_SAMPLE || (!own && /\{(?!username\})/.test(path))) continue;
    samples[name] = async () => {
      const asked = new URLSearchParams(Object.entries(query ? fieldsOf(query) : {}));
      const sample = own ? await own() : { path: `${await fill(path)}?${asked}`, token: await tokenFor(access) };
      return { ...sample, ...(body && { body: { ...fieldsOf(body), ...sample.body } }) };
    };
  }
}
