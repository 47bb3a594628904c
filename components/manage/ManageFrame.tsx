import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import type { Right } from '@/contract/constants/roles';
import { paths } from '@/lib/paths';
import styles from './ManageFrame.module.css';
import { ManageHead } from './ManageHead';
import { ManageMenu } from './ManageMenu';
import { type ManageSection, sections } from './manageSections';
import { useKeptPlace } from './useKeptPlace';

interface FrameProps {
  section: ManageSection;
  /** The right that opens the page, where that is not its section's. */
  right?: Right;
  children: ReactNode;
}

/**
 * Renders the frame of a section of the console: the menu of the member's role, the section's name, its main action and
 * its purpose. A role that may not use the page reads why instead of it.
 */
export function ManageFrame({
  lead,
  action,
  children,
  ...frame
}: FrameProps & {
  lead?: string;
  /** What creates a new entry, beside the title. */
  action?: ReactNode;
}) {
  const { t } = useTranslation('moderation');
  return (
    <SubpageFrame {...frame}>
      <ManageHead title={t(`manage.${frame.section}`)} action={action} />
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {sections[frame.section].right === 'moderation' ? <OwnForums /> : null}
      {children}
    </SubpageFrame>
  );
}

/** Renders which forums a moderator of some has; nothing for one of the whole site. */
function OwnForums() {
  const { t } = useTranslation('moderation');
  const { data: access } = useGetAccessQuery();
  const names = access?.moderated_forums?.map(({ name }) => name);
  return names ? <p className={styles.lead}>{t('manage.ofForums', { forums: names.join(', ') })}</p> : null;
}

/** Renders the frame of a page within a section, whose content has its own `ManageHead`. */
export function SubpageFrame(frame: FrameProps) {
  const { section } = frame;
  const { t } = useTranslation('moderation');
  const path = sections[section].href;
  return (
    <Layout path={path} wide>
      <Seo path={path} title={`${t(`manage.${section}`)} · ${t('manage.title')}`} noindex />
      <WhileSignedIn path={path}>
        <Console {...frame} />
      </WhileSignedIn>
    </Layout>
  );
}

function Console({ section, right = sections[section].right, children }: FrameProps) {
  const { t } = useTranslation('moderation');
  const { data: access, isError, isFetching, refetch } = useGetAccessQuery();
  const content = useRef<HTMLDivElement>(null);
  useKeptPlace(content);
  const rights = access?.rights ?? [];
  return (
    <div className={styles.console}>
      {rights.length > 0 ? <ManageMenu current={section} rights={rights} /> : null}
      <div ref={content} className={styles.content}>
        {rights.includes(right) ? (
          children
        ) : (
          <>
            <ManageHead title={t(`manage.${section}`)} />
            {isError && !access ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
            {access ? <Closed needsTwoStep={access.needs_two_step} /> : null}
          </>
        )}
      </div>
    </div>
  );
}

function Closed({ needsTwoStep }: { needsTwoStep: boolean }) {
  const { t } = useTranslation('moderation');
  if (!needsTwoStep) return <EmptyState title={t('manage.noRight')} body={t('manage.noRightBody')} />;
  return (
    <EmptyState
      title={t('manage.twoStep')}
      body={t('manage.twoStepBody')}
      action={
        <LinkButton variant="primary" href={paths.settings('security')}>
          {t('manage.toSecurity')}
        </LinkButton>
      }
    />
  );
}
