import type { ReactNode } from 'react';
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
import { ManageMenu } from './ManageMenu';
import { type ManageSection, sections } from './manageSections';

/**
 * Renders the frame of a managers' page: links to the sections of the member's role with their open work, the
 * section's name and its purpose. A role that may not use the page reads why instead of it.
 */
export function ManageFrame(frame: ManageFrameProps) {
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

interface ManageFrameProps {
  section: ManageSection;
  /** The right that opens the page, where that is not its section's. */
  right?: Right;
  lead?: string;
  children: ReactNode;
}

function Console({ section, right = sections[section].right, lead, children }: ManageFrameProps) {
  const { t } = useTranslation('moderation');
  const { data: access, isError, isFetching, refetch } = useGetAccessQuery();
  const rights = access?.rights ?? [];
  const forums = access?.moderated_forums;
  const isOpen = rights.includes(right);
  return (
    <div className={styles.console}>
      {rights.length > 0 ? <ManageMenu current={section} rights={rights} /> : null}
      <div className={styles.content}>
        <h1>{t(`manage.${section}`)}</h1>
        {isError && !access ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
        {isOpen && lead ? <p className={styles.lead}>{lead}</p> : null}
        {isOpen && right === 'moderation' && forums ? (
          <p className={styles.lead}>{t('manage.ofForums', { forums: forums.map(({ name }) => name).join(', ') })}</p>
        ) : null}
        {isOpen ? children : null}
        {access && !isOpen ? <Closed needsTwoStep={access.needs_two_step} /> : null}
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
