import { declareCalls } from './call.ts';
import type { managedTextSchemas } from './managedTexts.ts';

export const managedTextCalls = declareCalls<typeof managedTextSchemas>()({
  getManagedTexts: ['GET', '/manage/texts/{area}/', 'content'],
  setSiteText: ['PUT', '/manage/texts/{area}/', 'content'],
  resetSiteText: ['PUT', '/manage/texts/{area}/reset/', 'content'],
});
