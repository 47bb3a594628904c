import type { ErrorBody } from '@/contract/common';

const isText = (value: unknown) =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Returns the body of an error as the contract has it, or null; by hand, since zod weighs 60 kB. */
export function errorBodyOf(data: unknown): ErrorBody | null {
  if (typeof data !== 'object' || data === null) return null;
  const body = Object.fromEntries(Object.entries(data).filter(([, value]) => isText(value)));
  return typeof body.code === 'string' ? (body as ErrorBody) : null;
}
