import { useTranslation } from 'react-i18next';
import { useGetPromotedQuery, usePromoteMutation } from '@/api/managedHome';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Loaded } from '@/components/ui/Loaded';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { managedHomeSchemas, type Promoted, type PromotedContent } from '@/contract/managedHome';
import { useForm } from '@/hooks/useForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { callbackPath } from '@/lib/callbackUrl';
import { withoutLanguage } from '@/lib/pathLanguage';
import styles from './Manage.module.css';
import { type Column, RowLink, Table } from './Table';

/** Content as the table has it, named by its path. */
type Row = PromotedContent & { slug: string; kind: keyof Promoted };

const rowsOf = (promoted: Promoted): Row[] =>
  (['posts', 'topics'] as const).flatMap((kind) =>
    promoted[kind].map((content) => ({ ...content, slug: content.path, kind })),
  );

/** Renders the featured posts and the pinned topics, with the means to add one by its address and to end it. */
export function PromotedContents() {
  const { t } = useTranslation('manage');
  return (
    <section aria-labelledby="promoted">
      <h2 id="promoted" className={styles.subtitle}>
        {t('promoted.title')}
      </h2>
      <p className="aside">{t('promoted.lead')}</p>
      <Promote />
      <Loaded answer={useGetPromotedQuery()} loading={<SkeletonRows rows={3} />}>
        {(promoted) => <PromotedTable rows={rowsOf(promoted)} />}
      </Loaded>
    </section>
  );
}

function Promote() {
  const { t } = useTranslation('manage');
  const [promote] = usePromoteMutation();
  const form = useForm(managedHomeSchemas.promote.body, {
    initial: { path: '', promoted: true },
    messages: { path: t('promoted.wrong') },
    submit: {
      scope: 'promote',
      call: (body) => promote(body).unwrap(),
      failed: t('promoted.failed'),
      onDone() {
        form.begin({ path: '', promoted: true });
        void notify('success', t('promoted.done'));
      },
    },
  });
  /** Keeps the path alone of an address that was copied from the browser, in whatever language its page was. */
  const toPath = (typed: string) => {
    const path = callbackPath(typed.trim(), window.location.origin)?.replace(/[?#].*/, '');
    return path ? withoutLanguage(path) : typed.trim();
  };
  return (
    <Form ref={form.form} className={styles.add} onSubmit={form.send}>
      <TextField
        label={t('promoted.path')}
        hint={t('promoted.hint')}
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('path')}
        onChange={(event) => form.change({ path: toPath(event.target.value) })}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t('promoted.add')}
      </Button>
    </Form>
  );
}

function PromotedTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('manage');
  const columns = useColumns();
  if (rows.length === 0) return <EmptyState title={t('promoted.empty')} body={t('promoted.emptyBody')} />;
  return <Table label={t('promoted.title')} columns={columns} rows={rows} />;
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('manage');
  return [
    { id: 'title', title: t('promoted.name'), cell: ({ path, title }) => <RowLink href={path}>{title}</RowLink> },
    {
      id: 'kind',
      title: t('promoted.kind'),
      cell: ({ kind }) => <Tag tone="accent">{t(`promoted.kinds.${kind}`)}</Tag>,
    },
    { id: 'user', title: t('promoted.user'), named: true, cell: ({ user }) => user.nickname },
    {
      id: 'created_at',
      title: t('promoted.written'),
      named: true,
      cell: ({ created_at: at }) => <RelativeTime at={at} />,
    },
    { id: 'end', title: t('promoted.end'), action: true, cell: (row) => <EndButton row={row} /> },
  ];
}

function EndButton({ row: { path, title } }: { row: Row }) {
  const { t } = useTranslation('manage');
  const [promote] = usePromoteMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (promoted: boolean) => promote({ path, promoted }).unwrap(),
    failed: t('promoted.endFailed'),
    onDone(_answer, promoted) {
      const undo = { label: t('order.undo'), onSelect: () => void submit(true) };
      void notify('success', t(promoted ? 'promoted.done' : 'promoted.ended'), promoted ? undefined : undo);
    },
  });
  return (
    <Button
      size="small"
      busy={isSubmitting}
      aria-label={t('promoted.endOf', { title })}
      onClick={() => void submit(false)}
    >
      {t('promoted.end')}
    </Button>
  );
}
