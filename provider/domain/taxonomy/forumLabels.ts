import { recentRead } from '../../platform/http/recentRead.ts';
import { readLabels } from './forums.ts';

/** Every forum's labels, at most five seconds old. */
export const labelsOf = recentRead(readLabels);
