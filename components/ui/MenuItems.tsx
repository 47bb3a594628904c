import { clsx } from 'clsx';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { own } from '@/contract/own';
import { useBackCloses } from '@/hooks/useBackCloses';
import { afterOverlays } from '@/lib/browser/overlays';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** A place to go, or a deed. */
  href?: string;
  /** The language of the address, where it is not the page's own. */
  locale?: string;
  onSelect?: () => void;
  danger?: boolean;
  current?: boolean;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** An open menu, stepped through by arrow keys. `onClose` gives the focus back, `onLeave` does not. */
export function MenuItems({
  id,
  label,
  items,
  onLeave,
  onClose,
}: {
  id: string;
  label: string;
  items: MenuItem[];
  onLeave: () => void;
  onClose: () => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  const router = useRouter();
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') onLeave();
    const step = own(steps, event.key);
    if (!step) return;
    event.preventDefault();
    const all = entries();
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };

  /** Follows a link once the menu's own history entry is gone, so that going back leads to the page. */
  const go = (event: MouseEvent, { href = '', locale }: MenuItem) => {
    onLeave();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    afterOverlays(() => void router.push(href, undefined, { locale }));
  };

  return (
    <>
      <div className={styles.scrim} aria-hidden="true" onPointerDown={onClose} />
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          const shared = {
            role: 'menuitem',
            tabIndex: -1,
            className: clsx(styles.item, item.danger && styles.danger),
            'aria-current': item.current ? ('true' as const) : undefined,
          };
          const words = (
            <>
              {item.icon}
              {item.label}
            </>
          );
          return item.href ? (
            <Link
              key={item.label}
              {...shared}
              href={item.href}
              locale={item.locale}
              onClick={(event) => go(event, item)}
            >
              {words}
            </Link>
          ) : (
            <button
              key={item.label}
              {...shared}
              type="button"
              onClick={() => {
                onClose();
                item.onSelect?.();
              }}
            >
              {words}
            </button>
          );
        })}
      </div>
    </>
  );
}
