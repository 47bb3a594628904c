import { recentRead } from '../../platform/http/recentRead.ts';
import { readTaxonomy } from './forums.ts';

/** Every forum's terms, at most five seconds old. */
export const taxonomyOf = recentRead(readTaxonomy);
