import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signAccessToken } from '@/provider/domain/identity/tokens';
import { stopTestProvider } from '../api';
import { aMember } from '../factories';
import { noLimits, prepare, startProvider } from './bases';
import { databaseName, isFull, recordCount, sampleOf } from './counts';
import { describeRequest, requestOf } from './inputs';
import { type Operation, operationsIn } from './operations';
import { expectations, type Role, roleNames } from './roleTable';
import { readAnswer } from './runCases';

let provider: Awaited<ReturnType<typeof startProvider>>;
let operations: Operation[];
let picture: File;
beforeAll(async () => {
  provider = await startProvider();
  operations = await operationsIn(provider);
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  picture = new File([new Uint8Array(await image.png().toBuffer())], 'white.png');
}, 300_000);
afterAll(stopTestProvider);

/** Returns the token of a new member in a role, so that one call does not change the answer of another. */
async function tokenOf(role: Role): Promise<string | undefined> {
  switch (role) {
    case 'visitor':
      return undefined;
    case 'expired': {
      const { env, now } = provider.services;
      const { id: userId, sessionId } = await aMember();
      const dayBefore = new Date(now().getTime() - 24 * 60 * 60 * 1000);
      return signAccessToken({ userId, sessionId }, env.TOKEN_SECRET, dayBefore);
    }
    case 'suspended':
      return (await provider.member({ suspendedUntil: new Date('2027-01-01T00:00:00Z') })).token;
    case 'unverified':
      return (await aMember({ emailVerifiedAt: null })).token;
    case 'partner':
      return (await provider.member({ isPartner: true })).token;
    case 'manager':
      return (await aMember({ role: 'manager' })).token;
    default:
      return (await aMember()).token;
  }
}

/** Sends a call as its sample does, in another role; the owner is the member of the sample. */
async function send(operation: Operation, role: Role, prepared: Awaited<ReturnType<typeof prepare>>) {
  provider.services.limits = noLimits;
  const one = requestOf(prepared.base);
  const token = role === 'owner' && prepared.token ? prepared.token : await tokenOf(role);
  const form = new FormData();
  if (operation.file) form.set(operation.file, picture);
  const request = new Request(`http://provider.test/api/v1/${one.path}`, {
    method: one.method,
    headers: { ...one.headers, ...(token && { Authorization: `Bearer ${token}` }) },
    body: operation.file ? form : one.body,
  });
  const { status } = await readAnswer(await provider.app.fetch(request));
  return { status, request: describeRequest(one) };
}

it('answers every call in every role as listed in the table', { timeout: isFull() ? 3_600_000 : 300_000 }, async () => {
  const faults: string[] = [];
  const asked = sampleOf(operations, 40);
  for (const operation of asked) {
    let prepared: Awaited<ReturnType<typeof prepare>> | undefined;
    const expected = expectations.get(operation.name);
    for (const [place, role] of roleNames.entries()) {
      prepared ??= await prepare(operation);
      const { status, request } = await send(operation, role, prepared);
      if (status !== expected?.[place]) {
        faults.push(`${operation.name} as ${role}: ${status}, not ${expected?.[place]}: ${request}`);
      }
      // A call that had an effect needs new rows.
      if (status < 400 && operation.method !== 'GET') prepared = undefined;
    }
  }
  recordCount(`roles × calls, ${databaseName()}`, asked.length * roleNames.length);
  expect(faults).toEqual([]);
});
