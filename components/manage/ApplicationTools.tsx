import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetApplicationsQuery } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import type { Event, EventField, ManagedApplication } from '@/contract/events';
import { useSaveFile } from '@/hooks/useSaveFile';
import { useSubmit } from '@/hooks/useSubmit';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';
import { whenFree } from '@/lib/whenFree';
import { answerOf, countAnswers } from './applications';
import styles from './Manage.module.css';
import { CellText, Table } from './Table';
import { useFieldName } from './useFieldName';

/** Returns the read of all applications to an event, page by page. */
function useApplicationsRead() {
  const [readPage] = useLazyGetApplicationsQuery();
  return async (slug: string): Promise<ManagedApplication[]> => {
    const applications: ManagedApplication[] = [];
    for (let page = 1; ; page += 1) {
      // Later applications follow the earlier ones, so that the pages before them stay as they are.
      const { results, count } = await whenFree(() => readPage({ slug, page, page_size: MAX_PAGE_SIZE }).unwrap());
      applications.push(...results);
      if (page * MAX_PAGE_SIZE >= count) return applications;
    }
  };
}

/** The most frequent answers that are listed for each question. */
const LISTED = 10;

/** Renders what can be done with all applications to an event: their download, and the count of equal answers. */
export function ApplicationTools({ event }: { event: Event }) {
  const { t } = useTranslation('winners');
  const nameOf = useFieldName();
  const readAll = useApplicationsRead();
  const [counted, setCounted] = useState<ManagedApplication[]>();
  const { slug, requested_fields: fields } = event;
  // Where prizes go is a download of its own, which the log records.
  const answers = fields.filter(({ field }) => field !== 'delivery' && field !== 'phone');
  const questions = fields.filter(({ field }) => field === 'content' || field.startsWith('answer'));
  const save = useSaveFile();
  const download = useSubmit({
    call: readAll,
    failed: t('tools.failed'),
    onDone(applications) {
      const head = [t('applicant.member'), t('tools.username'), t('tools.at'), t('applicant.chosen')];
      const rows = applications.map((it) => [
        it.user.nickname,
        it.user.username,
        it.created_at,
        it.chosen ? t('applicant.chosen') : '',
        // Without the @ before a name of Instagram, which a spreadsheet would take for a formula.
        ...answers.map(({ field }) => answerOf(field, it).replace(/^@/, '')),
      ]);
      const { length: count } = applications;
      const done = t('tools.exported', { count, applications: formatInteger(count) });
      save({ name: `${slug}.csv`, text: csvOf([[...head, ...answers.map(nameOf)], ...rows]), type: 'text/csv', done });
    },
  });
  const count = useSubmit({ call: readAll, failed: t('tools.failed'), onDone: setCounted });
  return (
    <>
      <div className={clsx('row-2', styles.tools)}>
        {questions.length > 0 ? (
          <Button
            size="small"
            busy={count.isSubmitting}
            aria-expanded={counted !== undefined}
            onClick={() => (counted ? setCounted(undefined) : void count.submit(slug))}
          >
            {t('tools.count')}
          </Button>
        ) : null}
        <Button size="small" busy={download.isSubmitting} onClick={() => void download.submit(slug)}>
          {t('tools.export')}
        </Button>
      </div>
      {counted ? questions.map((it) => <AnswerCounts key={it.field} question={it} applications={counted} />) : null}
    </>
  );
}

function AnswerCounts({ question, applications }: { question: EventField; applications: ManagedApplication[] }) {
  const { t } = useTranslation('winners');
  const name = useFieldName()(question);
  const counts = countAnswers(question, applications);
  const others = counts.length - LISTED;
  return (
    <section className={styles.counts} aria-label={name}>
      <Table
        label={name}
        rows={counts.slice(0, LISTED)}
        columns={[
          { id: 'answer', title: name, cell: ({ answer }) => <CellText>{answer}</CellText> },
          {
            id: 'count',
            title: t('tools.people'),
            numeric: true,
            cell: ({ count }) => t('tools.of', { count, people: formatInteger(count) }),
          },
        ]}
      />
      {others > 0 ? <p className="small">{t('tools.others', { count: others })}</p> : null}
    </section>
  );
}
