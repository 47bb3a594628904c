import { expect } from 'vitest';
import type { Limits } from '@/provider/platform/http/limits';
import type { TestProvider } from '@/provider/testing';
import { seedFirstContent } from '@/seed/firstContent';
import { testProvider } from '../api';
import { samples } from '../contract/every';
import { exampleOf } from '../contract/example';
import { aMember } from '../factories';
import { isFull } from './counts';
import type { Base } from './inputs';
import { type Operation, operationsIn } from './operations';
import { type Answer, type Cast, readAnswer, type Send } from './runCases';

/** Grants every use: the generated inputs are more than a member sends. */
export const noLimits = new Proxy({} as Limits, { get: () => async () => undefined });

/** A call with values of its own rows, and who may make it. */
export interface Prepared {
  base: Base;
  /** The token of the sample's member. */
  token?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Prepares a call as its sample in tests/contract/ makes it, else by its schema. */
export async function prepare(operation: Operation): Promise<Prepared> {
  const sample = await samples[operation.name]?.();
  const example = operation.body ? exampleOf(operation.body) : undefined;
  const [path = '', query] = sample?.path.split('?') ?? [];
  const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]*)')}$`);
  // A form has no sample: the path's member is a new one.
  const owner = !sample && operation.params.includes('username') ? await aMember() : undefined;
  const values = pattern.exec(path)?.slice(1) ?? operation.params.map(() => owner?.username ?? '1');
  const body = isObject(sample?.body) ? sample.body : isObject(example) ? example : undefined;
  return {
    base: { operation, values, query: query ? `?${query}` : '', ...(operation.body && { body: body ?? {} }) },
    token: sample?.token ?? owner?.token,
  };
}

export const roles = ['visitor', 'member', 'manager'] as const;

/** The milliseconds that a test of all cases may take; they are many in full. */
export const LONG = isFull() ? 3_600_000 : 300_000;

/** Starts a provider with the first content and without limits. */
export async function startProvider(): Promise<TestProvider> {
  const provider = await testProvider();
  await seedFirstContent(provider.services, { accounts: true });
  provider.services.limits = noLimits;
  return provider;
}

/** Starts a provider, and returns its calls, what sends them, and what expects it to be unharmed. */
export async function startTarget() {
  const provider = await startProvider();
  const member = await aMember();
  const manager = await aMember({ role: 'manager' });
  const operations = await operationsIn(provider);
  const prepared = new Map<string, Prepared>();
  for (const operation of operations) prepared.set(operation.name, await prepare(operation));

  const tokenOf = ({ role, operation }: Cast) => {
    if (role === 'visitor') return undefined;
    return role === 'manager' ? manager.token : (prepared.get(operation)?.token ?? member.token);
  };
  const send: Send = async (one): Promise<Answer | undefined> => {
    const token = tokenOf(one);
    let request: Request;
    try {
      request = new Request(`http://provider.test/api/v1/${one.path}`, {
        method: one.method,
        headers: { ...(token && { Authorization: `Bearer ${token}` }), ...one.headers },
        body: one.body,
      });
    } catch {
      // A header that is invalid in HTTP, which a client cannot send.
      return undefined;
    }
    return readAnswer(await provider.app.fetch(request));
  };
  /** Expects the process to answer, and `Object.prototype` to be unchanged. */
  async function expectAlive() {
    const { status } = await provider.call('GET', 'forums/');
    expect(status).toBe(200);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  }
  return { provider, bases: [...prepared.values()].map(({ base }) => base), send, expectAlive };
}
