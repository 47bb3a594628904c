import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { Paginated } from '@/contract/common';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import type { CallFailure } from '@/lib/failures';
import type { Call } from './httpClient';

type Read = (
  call: Call,
) => QueryReturnValue<unknown, CallFailure> | PromiseLike<QueryReturnValue<unknown, CallFailure>>;

/**
 * Builds the `queryFn` of a list that is read whole, page after page, however long it is. A page that is gone
 * when it is read, since the list became shorter meanwhile, ends the list.
 */
export const wholeList =
  <Item, Arg = void>(callOf: (arg: Arg) => Call) =>
  async (
    arg: Arg,
    _api: BaseQueryApi,
    _options: unknown,
    read: Read,
  ): Promise<{ data: Paginated<Item> } | { error: CallFailure }> => {
    const { params, ...call } = callOf(arg);
    const results: Item[] = [];
    for (let page = 1; ; page += 1) {
      const { data, error } = await read({
        ...call,
        params: { ...params, ...(page > 1 && { page }), page_size: MAX_PAGE_SIZE },
      });
      if (error && !(error.status === 404 && page > 1)) return { error };
      const answer = data as Paginated<Item> | undefined;
      results.push(...(answer?.results ?? []));
      if (!answer?.next) return { data: { count: results.length, next: null, previous: null, results } };
    }
  };
