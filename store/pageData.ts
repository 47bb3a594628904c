import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ContextOf } from '@/api/baseApi';
import type { RootState } from './makeStore';
import type { Snapshot } from './snapshot';

/** The props of every page with data of the provider. */
export interface PageProps {
  snapshot: Snapshot;
  /** The site's public origin, for canonical and shared addresses. */
  origin: string;
  /** The address of what a detail's page is about; nothing of its screen stays while it shows another one. */
  content?: string;
  /** Some of the page's data could not be loaded. */
  away?: true;
  /** The provider did not answer; set in development only. */
  unavailable?: true;
}

/** Fetches from the provider by an endpoint's `initiate(…)`; throws the call's failure. */
export type FetchQuery = <T>(
  query: ThunkAction<{ unwrap(): Promise<T> }, RootState, ContextOf, UnknownAction>,
) => Promise<T>;
