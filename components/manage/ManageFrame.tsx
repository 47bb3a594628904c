import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import { useGetWorkQuery } from '@/api/statistics';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import type { Right } from '@/contract/constants/roles';
import { useCurrentInView } from '@/hooks/useCurrentInView';
import { managePaths } from '@/lib/managePaths';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './ManageFrame.module.css';

/** The sections of the console in the order of its links, each with its address and the right that opens it. */
const sections = {
  overview: { href: managePaths.overview(), right: 'work' },
  reports: { href: managePaths.reports(), right: 'moderation' },
  members: { href: managePaths.members(), right: 'members' },
  forums: { href: managePaths.forums(), right: 'content' },
  home: { href: managePaths.home(), right: 'content' },
  texts: { href: managePaths.texts(), right: 'content' },
  banners: { href: managePaths.banners(), right: 'content' },
  products: { href: managePaths.products(), right: 'content' },
  videos: { href: managePaths.videos(), right: 'content' },
  photos: { href: managePaths.photos(), right: 'content' },
  badges: { href: managePaths.badges(), right: 'content' },
  challenges: { href: managePaths.challenges(), right: 'campaigns' },
  courses: { href: managePaths.courses(), right: 'campaigns' },
  events: { href: managePaths.events(), right: 'campaigns' },
  raffles: { href: managePaths.raffles(), right: 'campaigns' },
  missions: { href: managePaths.missions(), right: 'campaigns' },
  submissions: { href: managePaths.submissions(), right: 'campaigns' },
  coupons: { href: managePaths.coupons(), right: 'campaigns' },
  newsletters: { href: managePaths.newsletters(), right: 'announcements' },
  announcements: { href: managePaths.announcements(), right: 'announcements' },
  support: { href: managePaths.support(), right: 'support' },
  bannedWords: { href: managePaths.bannedWords(), right: 'site_moderation' },
  trash: { href: managePaths.trash(), right: 'moderation' },
  log: { href: managePaths.log(), right: 'audit' },
  legal: { href: managePaths.legal(), right: 'settings' },
  settings: { href: managePaths.settings(), right: 'settings' },
  system: { href: managePaths.system(), right: 'settings' },
} as const satisfies Record<string, { href: string; right: Right }>;
type ManageSection = keyof typeof sections;

const names = Object.keys(sections) as ManageSection[];

/** Returns the sections that these rights open. */
const sectionsFor = (rights: readonly Right[]): ManageSection[] =>
  names.filter((name) => rights.includes(sections[name].right));

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
      {rights.length > 0 ? <Sections current={section} rights={rights} /> : null}
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

/** Renders the links to the sections: a row that scrolls on a phone, a column on a desktop. */
function Sections({ current, rights }: { current: ManageSection; rights: readonly Right[] }) {
  const { t, i18n } = useTranslation('moderation');
  const { data: work } = useGetWorkQuery();
  const row = useCurrentInView<HTMLElement>();
  const open = new Map<ManageSection, number>(
    work && [
      ['reports', work.reports + work.appeals],
      ['events', work.events + work.event_prizes],
      ['raffles', work.raffles + work.raffle_prizes],
      ['submissions', work.submissions],
      ['support', work.support],
    ],
  );
  return (
    <nav ref={row} aria-label={t('manage.nav')} className={styles.sections}>
      {sectionsFor(rights).map((it) => {
        const count = open.get(it) ?? 0;
        return (
          <Link
            key={it}
            href={sections[it].href}
            prefetch={false}
            className={styles.section}
            aria-current={it === current ? 'page' : undefined}
          >
            {t(`manage.${it}`)}
            {count > 0 ? (
              <>
                {' '}
                <span className={styles.open}>{formatCompact(count, i18n.language)}</span>
              </>
            ) : null}
          </Link>
        );
      })}
    </nav>
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
