import { siteTextCalls } from '../../contract/siteTexts.calls.ts';
import { type PageTexts, siteTextSchemas } from '../../contract/siteTexts.ts';
import { apiUrl } from '../../lib/env.ts';

const { getSiteTexts } = siteTextCalls;
const unchanged: PageTexts = { surveys: {}, skin: {} };

/** The changed texts of each language as they were read last. */
const latest = new Map<string, PageTexts>();

/**
 * Reads the texts of pages that operators changed. @throws where the provider has not given them by `deadline`, in ms
 * of `performance.now()`
 */
export async function readSiteTexts(language: string, deadline: number): Promise<PageTexts> {
  const answer = await fetch(apiUrl() + getSiteTexts.path, {
    headers: { 'Accept-Language': language },
    signal: AbortSignal.timeout(Math.max(0, Math.ceil(deadline - performance.now()))),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  const texts = siteTextSchemas.getSiteTexts.response.parse(await answer.json());
  latest.set(language, texts);
  return texts;
}

/** Reads the changed texts for what is not stored: where the provider does not give them, those that were read last. */
export const currentSiteTexts = (language: string, deadline: number): Promise<PageTexts> =>
  readSiteTexts(language, deadline).catch(() => latestSiteTexts(language));

/** Returns the changed texts that were read last. */
export const latestSiteTexts = async (language: string): Promise<PageTexts> => latest.get(language) ?? unchanged;
