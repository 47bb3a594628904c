import { systemCalls } from '../../../contract/system.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { describeParts, testPart } from './parts.ts';

/** The parts that the site works with, and a test of each. */
export const systemRoutes = mount(systemCalls, {
  getSystem: async (c) => ({ results: describeParts(c.get('services')) }),
  testPart: (c, { params: { part }, member }) => testPart(part, c.get('services'), { member, locale: c.get('locale') }),
});
