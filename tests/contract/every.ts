import { type SpineCall, calls as spineCalls } from './calls';
import { challengeCalls, challengeSamples } from './challengeCalls';
import { contentCalls, contentSamples } from './contentCalls';
import { courseCalls, courseSamples } from './courseCalls';
import { earningCalls, earningSamples } from './earningCalls';
import { eventCalls, eventSamples } from './eventCalls';
import { missionCalls, missionSamples } from './missionCalls';
import { moderationCalls, moderationSamples } from './moderationCalls';
import { postCalls, postSamples } from './postCalls';
import { questionCalls, questionSamples } from './questionCalls';
import { type Sample, samples as spineSamples } from './samples';

/** Every call of the provider that a screen makes, each area's in a file of its own. */
export const calls: SpineCall[] = [
  ...spineCalls,
  ...challengeCalls,
  ...contentCalls,
  ...courseCalls,
  ...earningCalls,
  ...eventCalls,
  ...missionCalls,
  ...moderationCalls,
  ...postCalls,
  ...questionCalls,
];

/** How each call is made with rows of its own, by its name. */
export const samples: Record<string, () => Promise<Sample>> = {
  ...spineSamples,
  ...challengeSamples,
  ...contentSamples,
  ...courseSamples,
  ...earningSamples,
  ...eventSamples,
  ...missionSamples,
  ...moderationSamples,
  ...postSamples,
  ...questionSamples,
};
