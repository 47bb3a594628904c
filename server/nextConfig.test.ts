import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { expect, it } from 'vitest';
import config from '../next.config.js';

it.each([PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER])(
  'decodes no picture on request, whose work would have no limit and no cache (%s)',
  async (phase) => expect((await config(phase)).images).toEqual({ unoptimized: true }),
);
