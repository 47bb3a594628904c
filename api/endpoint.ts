import type { ArgumentsOf, Call as ContractCall, ResponseOf, SchemaOf } from '@/contract/call';
import { own } from '@/contract/own';
import type { baseApi } from './baseApi';
import type { Call } from './httpClient';

type Build = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]['endpoints']>[0];
/** The options of an endpoint beside its request. */
type Options<Definition extends (...args: never) => unknown> = Omit<
  Parameters<Definition>[0],
  'query' | 'queryFn' | 'transformResponse'
>;
/** An option of an endpoint whose cache holds something else than the response. */
interface Holding<C extends ContractCall, Held> {
  transformResponse: (response: ResponseOf<C>) => Held;
}
/**
 * The key of a write: a member's POST names its action, so that a retry under the same key has one effect; a
 * visitor's may, and one of which no copy is stored has none.
 */
type KeyOf<C extends ContractCall> =
  SchemaOf<C> extends { rule: { unkept: true } }
    ? unknown
    : C['access'] extends 'public'
      ? { idempotencyKey?: string }
      : { idempotencyKey: string };
/** A write's arguments. */
type Keyed<C extends ContractCall> = C['method'] extends 'POST' ? ArgumentsOf<C> & KeyOf<C> : ArgumentsOf<C>;
/** An endpoint without arguments is called without any. */
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query takes no argument for void alone
type Given<Arguments> = [keyof Arguments] extends [never] ? void : Arguments;

/** Fills the parameters of a path, below the API's base, and returns it with the arguments that it leaves. */
function fillPath(path: string, given: Record<string, unknown>): { url: string; rest: Record<string, unknown> } {
  const rest = { ...given };
  const url = path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = own(rest, name);
    Reflect.deleteProperty(rest, name);
    return encodeURIComponent(String(value));
  });
  return { url, rest };
}

/** Returns the request of a call: its arguments fill the path, the rest are the query of a read or a write's body. */
export const requestOf =
  ({ method, path }: ContractCall) =>
  (given: unknown): Call => {
    const { idempotencyKey, ...fields } = (given ?? {}) as Record<string, unknown>;
    const { url, rest } = fillPath(path, fields);
    const isEmpty = Object.keys(rest).length === 0;
    return {
      url,
      ...(method !== 'GET' && { method }),
      ...(!isEmpty && (method === 'GET' ? { params: rest } : { body: rest })),
      ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
    };
  };

/** Adds the tag of responses that are forgotten with the member to the tags of an endpoint. */
const personal = <Tag, Args extends readonly unknown[]>(
  tags: readonly Tag[] | ((...args: Args) => readonly Tag[]) = [],
) =>
  typeof tags === 'function'
    ? (...args: Args) => ['Personal' as const, ...tags(...args)]
    : (['Personal', ...tags] as const);

/** Makes the endpoint of a read of the contract; what only a member reads is `Personal`. */
export function query<C extends ContractCall, Held>(
  build: Build,
  call: C,
  options: Options<typeof build.query<Held, Given<ArgumentsOf<C>>>> & Holding<C, Held>,
): ReturnType<typeof build.query<Held, Given<ArgumentsOf<C>>>>;
export function query<C extends ContractCall>(
  build: Build,
  call: C,
  options?: Options<typeof build.query<ResponseOf<C>, Given<ArgumentsOf<C>>>>,
): ReturnType<typeof build.query<ResponseOf<C>, Given<ArgumentsOf<C>>>>;
export function query<C extends ContractCall>(
  build: Build,
  call: C,
  options: Options<typeof build.query<ResponseOf<C>, Given<ArgumentsOf<C>>>> = {},
) {
  return build.query<ResponseOf<C>, Given<ArgumentsOf<C>>>({
    ...options,
    ...(call.access === 'member' && { providesTags: personal(options.providesTags) }),
    query: requestOf(call),
  });
}

/** Makes the endpoint of a write of the contract. */
export function mutation<C extends ContractCall, Held>(
  build: Build,
  call: C,
  options: Options<typeof build.mutation<Held, Given<Keyed<C>>>> & Holding<C, Held>,
): ReturnType<typeof build.mutation<Held, Given<Keyed<C>>>>;
export function mutation<C extends ContractCall>(
  build: Build,
  call: C,
  options?: Options<typeof build.mutation<ResponseOf<C>, Given<Keyed<C>>>>,
): ReturnType<typeof build.mutation<ResponseOf<C>, Given<Keyed<C>>>>;
export function mutation<C extends ContractCall>(
  build: Build,
  call: C,
  options: Options<typeof build.mutation<ResponseOf<C>, Given<Keyed<C>>>> = {},
) {
  return build.mutation<ResponseOf<C>, Given<Keyed<C>>>({ ...options, query: requestOf(call) });
}

/** Makes the endpoint of a call that responds with a file: a mutation, so that none is cached. */
export const download = <C extends ContractCall>(
  build: Build,
  call: C,
  options: Options<typeof build.mutation<ResponseOf<C>, Given<Keyed<C>>>> = {},
) =>
  build.mutation<ResponseOf<C>, Given<Keyed<C>>>({
    ...options,
    query: (given) => ({ ...requestOf(call)(given), isFile: true }),
  });
