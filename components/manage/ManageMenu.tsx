import Link from 'next/link';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetWorkQuery } from '@/api/statistics';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { Right } from '@/contract/constants/roles';
import { formatCompact } from '@/lib/numbers';
import styles from './ManageMenu.module.css';
import { groupsFor, type ManageSection, sections } from './manageSections';

/** Scrolls a menu that is higher than the window to the current section, also one that its fading end would cover. */
function scrollToCurrent(menu: HTMLElement | null) {
  const current = menu?.querySelector<HTMLElement>('[aria-current]');
  if (menu && current && current.offsetTop + 2 * current.offsetHeight > menu.clientHeight) {
    menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
  }
}

/**
 * Renders the links to the sections that `rights` open, in groups, each with its open work: a column on a desktop, on a
 * phone behind a button.
 */
export function ManageMenu({ current, rights }: { current: ManageSection; rights: readonly Right[] }) {
  const { t } = useTranslation('moderation');
  const work = useOpenWork();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav ref={scrollToCurrent} aria-label={t('manage.nav')} className={styles.menu}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('manage.nav')}
        <ChevronDownIcon size={1} />
      </button>
      <div id={id} className={styles.groups}>
        {groupsFor(rights).map(({ group, sections: names }) => (
          <div key={group}>
            <p id={`${id}-${group}`} className={styles.title}>
              {t(`manage.groups.${group}`)}
            </p>
            <ul aria-labelledby={`${id}-${group}`} className={styles.list}>
              {names.map((name) => (
                <li key={name}>
                  <Link
                    href={sections[name].href}
                    prefetch={false}
                    className={styles.section}
                    aria-current={name === current ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {t(`manage.${name}`)}
                    <OpenWork count={work[name] ?? 0} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** Returns how much open work each section has. */
function useOpenWork(): Partial<Record<ManageSection, number>> {
  const { data: work } = useGetWorkQuery();
  if (!work) return {};
  return {
    reports: work.reports + work.appeals,
    submissions: work.submissions,
    support: work.support,
    events: work.events + work.event_prizes,
    raffles: work.raffles + work.raffle_prizes,
  };
}

function OpenWork({ count }: { count: number }) {
  const { i18n } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.open}>{formatCompact(count, i18n.language)}</span>
    </>
  );
}
