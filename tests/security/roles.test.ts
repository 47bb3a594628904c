import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signAccessToken } from '@/provider/domain/identity/tokens';
import { stopTestProvider } from '../api';
import { aMember } from '../factories';
import { noLimits, type Prepared, prepare, startProvider } from './bases';
import { databaseName, recordCount } from './counts';
import { describeRequest, requestOf } from './inputs';
import { type Operation, operationsIn } from './operations';
import { expectationsOf, type Role, roleNames, siteRoles, statusFor } from './roleTable';
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

/** Sends a call as its sample does, by another caller. */
async function send(operation: Operation, token: string | undefined, prepared: Prepared) {
  provider.services.limits = noLimits;
  const one = requestOf(prepared.base);
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

/** The callers of a call: each kind of member, of whom the owner is the sample's, and each role of the console. */
const callersOf = (call: Operation) => [
  ...roleNames.map((role, place) => ({
    name: role,
    expected: expectationsOf(call)[place],
    token: async ({ token }: Prepared) => (role === 'owner' && token ? token : tokenOf(role)),
  })),
  ...siteRoles.map((role) => ({
    name: `${role} of the site`,
    expected: statusFor(call, role),
    token: async () => (await aMember({ role })).token,
  })),
];

it('answers every call in every role as listed in the table', { timeout: 3_600_000 }, async () => {
  const faults: string[] = [];
  for (const operation of operations) {
    let prepared: Prepared | undefined;
    for (const { name, expected, token } of callersOf(operation)) {
      prepared ??= await prepare(operation);
      const { status, request } = await send(operation, await token(prepared), prepared);
      if (status !== expected) faults.push(`${operation.name} as ${name}: ${status}, not ${expected}: ${request}`);
      // A call that had an effect needs new rows.
      if (status < 400 && operation.method !== 'GET') prepared = undefined;
    }
  }
  recordCount(`roles × calls, ${databaseName()}`, operations.length * (roleNames.length + siteRoles.length));
  expect(faults).toEqual([]);
});
