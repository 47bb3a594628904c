import { statisticsCalls } from '../../../contract/statistics.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { read } from '../../platform/http/context.ts';
import { rangeOf } from './range.ts';
import { readStatistics } from './read.ts';
import { readWork } from './work.ts';

/** The statistics of the site and its open work. */
export const statisticsRoutes = mount(statisticsCalls, {
  async getStatistics(c, { query }) {
    const at = { now: c.get('services').now(), locale: c.get('locale') };
    const range = rangeOf(query, at);
    return read(c, (db) => readStatistics(db, range, at));
  },
  getWork: (c, { member }) => read(c, (db) => readWork(db, member, c.get('services').now())),
});
