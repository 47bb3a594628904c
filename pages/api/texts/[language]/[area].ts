import type { NextApiRequest, NextApiResponse } from 'next';
import { pageTextAreas } from '@/contract/constants/siteTexts';
import { own } from '@/contract/own';
import { addressLimit } from '@/server/addressLimit';
import { newDeadline } from '@/server/render/deadline';
import { currentSiteTexts } from '@/server/render/siteTexts';
import { translations } from '@/server/render/translations';

const LANGUAGES = ['ko', 'en'];
/** A browser loads each file once a visit; many share an address. */
const isWithinLimit = addressLimit(300, 60);

/**
 * Handles GET /locales/{language}/{area}.json of texts that operators change (routes/rewrites.ts): the file of the area
 * with the changed texts; while the provider is away with those that were read last.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse) {
  if (!(await isWithinLimit(req, res))) return;
  const language = LANGUAGES.find((it) => it === req.query.language);
  const area = pageTextAreas.find((it) => it === req.query.area);
  if (!language || !area) {
    res.status(404).setHeader('Cache-Control', 'no-store').end();
    return;
  }
  const { _nextI18Next } = await translations(language, [area], (of) => currentSiteTexts(of, newDeadline()));
  res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  res.json(own(own(_nextI18Next?.initialI18nStore ?? {}, language) ?? {}, area));
}
