import { type TabItem, Tabs } from '@/components/ui/Tabs';
import styles from './SectionTabs.module.css';

/** Renders the links between the lists of one section, at the top of each of them; `phone` hides them on a desktop. */
export function SectionTabs({ label, items, phone = false }: { label: string; items: TabItem[]; phone?: boolean }) {
  return (
    <div className={phone ? `${styles.tabs} ${styles.phone}` : styles.tabs}>
      <Tabs label={label} items={items} />
    </div>
  );
}
