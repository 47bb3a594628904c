import { useTranslation } from 'react-i18next';
import { Select } from '@/components/ui/Field';
import { formatInteger } from '@/lib/numbers';
import styles from './Order.module.css';

/** The rows from which on a row can be two places away. */
const FEW = 3;

/**
 * Renders the choice of a row's place in an ordered list, beside the buttons that move it by one; nothing in a list so
 * short that these reach every place.
 */
export function PlaceSelect({
  name,
  at,
  count,
  first = 1,
  onPlace,
}: {
  /** What the row is called. */
  name: string;
  /** The row's index, and the number of rows. */
  at: number;
  count: number;
  /** The place of the first of the rows, where others precede them. */
  first?: number;
  onPlace: (at: number, select: HTMLSelectElement) => void;
}) {
  const { t } = useTranslation('manage');
  if (count < FEW) return null;
  return (
    <span className={styles.place}>
      <Select
        name="place"
        label={t('order.place', { name })}
        labelHidden
        autoComplete="off"
        value={first + at}
        onChange={({ currentTarget }) => onPlace(Number(currentTarget.value) - first, currentTarget)}
      >
        {Array.from({ length: count }, (_, index) => first + index).map((place) => (
          <option key={place} value={place}>
            {formatInteger(place)}
          </option>
        ))}
      </Select>
    </span>
  );
}
