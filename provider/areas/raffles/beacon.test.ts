import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drandBeacon } from './beacon.ts';

/** The chain "quicknet" of drand and its round 1,000, as they are public. */
const HASH = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const quicknet = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  hash: HASH,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'quicknet' },
};
const thousandth = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

let answers: Record<string, unknown>;
const server = createServer((req, res) => {
  const found = answers[req.url ?? ''];
  res.statusCode = found ? 200 : 404;
  res.end(JSON.stringify(found ?? {}));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  answers = { [`/${HASH}/info`]: quicknet, [`/${HASH}/public/1000`]: thousandth };
});

it('reads a round whose signature is right', async () => {
  const { randomness, signature } = thousandth;
  expect(await drandBeacon(`${origin}/${HASH}/`).read(1000)).toEqual({ randomness, signature });
});

it('promises the first round after an instant', async () => {
  const beacon = drandBeacon(`${origin}/${HASH}`);
  const genesis = quicknet.genesis_time * 1000;
  expect(await beacon.roundAfter(new Date(genesis))).toBe(2);
  expect(await beacon.roundAfter(new Date(genesis + 2999))).toBe(2);
  expect(await beacon.roundAfter(new Date(genesis + 3000))).toBe(3);
});

it.each([
  ['another round', { ...thousandth, round: 999 }],
  ['another randomness', { ...thousandth, randomness: '00'.repeat(32) }],
  ['no such round', undefined],
])('rejects %s', async (_, answer) => {
  answers[`/${HASH}/public/1000`] = answer;
  await expect(drandBeacon(`${origin}/${HASH}`).read(1000)).rejects.toThrow();
});

it('rejects a chain whose hash is not in its address', async () => {
  answers[`/${HASH}/info`] = { ...quicknet, hash: '00'.repeat(32) };
  await expect(drandBeacon(`${origin}/${HASH}`).read(1000)).rejects.toThrow('another chain');
});
