import { ROOT } from '../server/root.ts';
import { lowerStopList } from './checks/stopList.ts';

/** `npm run words`: lowers the allowed uses of each word of the stop list to today's. */
console.log(lowerStopList(ROOT).join('\n') || 'No count has fallen.');
