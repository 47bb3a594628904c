import { MenuItem as Item, MenuList, useMenuStore } from '@ariakit/react/menu';
import { clsx } from 'clsx';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useBackCloses } from '@/hooks/useBackCloses';
import { afterOverlays } from '@/lib/browser/overlays';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** A place to go, or an action. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  current?: boolean;
}

/**
 * Renders an open menu; Ariakit moves the focus by arrow keys, Home, End and the first letters of a label.
 * `onClose` returns the focus, `onLeave` does not.
 */
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
  const store = useMenuStore({ open: true, focusLoop: true });
  const menu = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  const router = useRouter();

  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') onLeave();
  };

  /** Follows a link once the menu's own history entry is removed, so that going back leads to the page. */
  const go = (event: MouseEvent, href: string) => {
    onLeave();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    afterOverlays(() => void router.push(href));
  };

  return (
    <>
      <div className={styles.scrim} aria-hidden="true" onPointerDown={onClose} />
      <MenuList ref={menu} store={store} id={id} aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
        {items.map((item) => {
          const { href } = item;
          return (
            <Item
              key={item.label}
              hideOnClick={false}
              className={clsx(styles.item, item.danger && styles.danger)}
              aria-current={item.current ? 'true' : undefined}
              render={href ? <Link href={href} /> : <button type="button" />}
              onClick={(event) => {
                if (href) {
                  go(event, href);
                  return;
                }
                onClose();
                item.onSelect?.();
              }}
            >
              {item.icon}
              {item.label}
            </Item>
          );
        })}
      </MenuList>
    </>
  );
}
