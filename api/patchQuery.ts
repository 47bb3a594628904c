import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

/** The part of the store's state that holds the cache. */
type ApiState = Parameters<typeof baseApi.util.selectInvalidatedBy>[0];

/** The part of a mutation's lifecycle that changes the cache. */
export interface Lifecycle {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => unknown;
}

/** A query's endpoint, such as `topicsApi.endpoints.getTopic`. */
export interface QueryEndpoint<Arg, Data> {
  name: string;
  /** Exists in types only. */
  Types?: { QueryArg: Arg; ResultType: Data };
}

/** A change of the cache. */
export interface Patch {
  undo: () => void;
}

/** Changes an answer in place, or returns a new one. */
type Recipe<Data> = (data: Data) => unknown;

/** The cache's functions with endpoints by name, which each area injects. */
interface Cache {
  updateQueryData: <Data>(
    name: string,
    arg: unknown,
    recipe: Recipe<Data>,
  ) => ThunkAction<Patch, ApiState, unknown, UnknownAction>;
  selectCachedArgsForQuery: <Arg>(state: ApiState, name: string) => Arg[];
}
const cache = baseApi.util as Cache;

/** Patches the cached response of a query, if there is one. */
export const patchQuery = <Arg, Data>(
  { dispatch }: Pick<Lifecycle, 'dispatch'>,
  { name }: QueryEndpoint<Arg, Data>,
  arg: NoInfer<Arg>,
  recipe: Recipe<NoInfer<Data>>,
): Patch => dispatch(cache.updateQueryData(name, arg, recipe));

/** Changes every answer to a query that the cache holds, for the arguments that `isMeant`. */
export function patchEveryQuery<Arg, Data>(
  { dispatch, getState }: Lifecycle,
  { name }: QueryEndpoint<Arg, Data>,
  recipe: Recipe<NoInfer<Data>>,
  isMeant: (arg: NoInfer<Arg>) => boolean = () => true,
): Patch {
  const args = cache.selectCachedArgsForQuery<Arg>(getState() as ApiState, name).filter(isMeant);
  return joinPatches(args.map((arg) => dispatch(cache.updateQueryData<Data>(name, arg, recipe))));
}

/** Joins patches into one. */
export const joinPatches = (patches: Patch[]): Patch => ({
  undo() {
    for (const patch of patches) patch.undo();
  },
});

/** Copies a part of the cache's draft, which is revoked with the recipe. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * Returns the entries that `slugs` name, for an optimistic update: known ones with their names, others made
 * by `make`.
 */
export const entriesOf = <T extends { slug: string }>(
  slugs: readonly string[],
  known: readonly T[],
  make: (slug: string) => T,
): T[] => slugs.map((slug) => known.find((entry) => entry.slug === slug) ?? make(slug));

/** Returns the given fields of `changes`, without those that stay as they are. */
export const definedFields = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
