import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { managePaths } from '@/lib/managePaths';
import { ManageFrame } from './ManageFrame';
import { ViewChips } from './ViewChips';

/** The pages of the settings, each with its address. */
const views = {
  limits: managePaths.settings(),
  earning: managePaths.earning(),
  reportRules: managePaths.reportRules(),
  operator: managePaths.operator(),
} as const;
type View = keyof typeof views;

/** Renders the frame of a page of the settings, with the links to the others. */
export function SettingsFrame({ view, children }: { view: View; children: ReactNode }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="settings" lead={t('settings.lead')}>
      <ViewChips
        label={t('settings.views')}
        views={Object.keys(views) as View[]}
        selected={view}
        nameOf={(it) => t(`${it}.title`)}
        hrefOf={(it) => views[it]}
      />
      {children}
    </ManageFrame>
  );
}
