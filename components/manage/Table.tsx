import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { clsx } from 'clsx';
import Link from 'next/link';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusItem } from '@/hooks/useKeptFocus';
import styles from './Table.module.css';

/** A column of the console's tables. */
export interface Column<R> {
  id: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** Whether a card on a phone shows the title before the value. */
  named?: boolean;
  /** Whether its values are numbers, which end at one line. */
  numeric?: boolean;
  /** Whether it has the row's buttons. */
  action?: boolean;
  /** The link of its title, where the provider can sort by it, and how it is sorted now. */
  sort?: { href: string; direction: 'none' | 'ascending' | 'descending' };
}

/** The length of a text that is shown in full. */
const LONG = 160;

/** None: the provider filters, sorts and pages. */
const features = tableFeatures({});

/** Renders a row, which leaves the focus to the one in its place when it is taken away with it. */
function Row({ children }: { children: ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    const table = element?.closest('table');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const { rowIndex } = element;
      queueMicrotask(() => {
        if (!table?.isConnected || document.activeElement !== document.body) return;
        focusItem(table.rows[Math.min(rowIndex, table.rows.length - 1)] ?? table);
      });
    };
  }, []);
  return <tr ref={row}>{children}</tr>;
}

/** Renders a page of rows as a table, on a phone as a card for each row; the first column names the row. */
export function Table<R extends { id: number } | { slug: string }>({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly Column<R>[];
  rows: R[];
}) {
  const given = new Map(columns.map((column) => [column.id, column]));
  const table = useTable({
    features,
    data: rows,
    columns: columns.map(({ id, title }): ColumnDef<typeof features, R> => ({ id, header: title })),
    getRowId: (row) => String('id' in row ? row.id : row.slug),
  });
  const classOf = (id: string) => {
    const { numeric: isNumeric, action: isAction } = given.get(id) ?? {};
    return clsx(isNumeric && styles.numeric, isAction && styles.action) || undefined;
  };
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => {
            const sort = given.get(header.id)?.sort;
            const title = <table.FlexRender header={header} />;
            return (
              <th key={header.id} scope="col" aria-sort={sort?.direction} className={classOf(header.id)}>
                {sort ? (
                  <Link href={sort.href} scroll={false} prefetch={false}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Row key={row.id}>
            {row.getAllCells().map((cell) => {
              const column = given.get(cell.column.id);
              return (
                <td
                  key={cell.id}
                  className={classOf(cell.column.id)}
                  data-label={column?.named ? column.title : undefined}
                >
                  {/* Not as a component, which each render would make anew: a button of the row keeps the focus. */}
                  {column?.cell(row.original)}
                </td>
              );
            })}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the link of a row to what it is about. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className={styles.name}>
      {children}
    </Link>
  );
}

/** Renders a value that leads somewhere else than its row does; `label` says where. */
export function CellLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className={styles.link} aria-label={label}>
      {children}
    </Link>
  );
}

/** Renders a text in a cell; a long one shows its beginning, and all of it once it is opened. */
export function CellText({ children: text }: { children: string }) {
  if (!text) return null;
  if (text.length <= LONG) return <p className={styles.text}>{text}</p>;
  return (
    <details className={styles.long}>
      <summary>
        <span className={styles.text}>{text}</span>
      </summary>
    </details>
  );
}
