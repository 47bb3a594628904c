import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lazyClient } from './lazyClient';
import styles from './Menu.module.css';
import type { MenuItem } from './MenuItems';

const MenuItems = lazyClient(() => import('./MenuItems').then((it) => it.MenuItems));

/**
 * Renders a button that opens a menu of actions and links: beneath it on a desktop, from the bottom on a phone.
 * A tap before there are items opens it once there are.
 */
export function Menu({
  label,
  trigger,
  items,
  triggerClassName,
}: {
  label: string;
  trigger: ReactNode;
  items: MenuItem[];
  triggerClassName?: string;
}) {
  const [isWanted, setOpen] = useState(false);
  const open = isWanted && items.length > 0;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isWanted) return;
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isWanted]);

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={triggerClassName ?? styles.trigger}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={MenuItems.preload}
        onFocus={MenuItems.preload}
        onClick={() => setOpen(!isWanted)}
      >
        {trigger}
      </button>
      {open ? (
        <MenuItems
          id={id}
          label={label}
          items={items}
          onLeave={() => setOpen(false)}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
