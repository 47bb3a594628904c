import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useGetTrashQuery, useRestoreFromTrashMutation } from '@/api/moderation';
import { Button } from '@/components/ui/Button';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import type { TrashItem } from '@/contract/moderation';
import { firstCharacters } from '@/contract/typedText';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { AnswerList } from './AnswerList';
import styles from './Moderation.module.css';

/** Renders deleted content that can be restored: the member's own, or everyone's for managers. */
export function TrashList({
  page,
  every = false,
  hrefOf,
}: {
  page: number;
  every?: boolean;
  hrefOf: (page: number) => string;
}) {
  const { t } = useTranslation('moderation');
  const answer = useGetTrashQuery(trashQueryOf({ page, every }));
  return (
    <AnswerList
      answer={answer}
      page={page}
      hrefOf={hrefOf}
      row={(item) => <TrashRow key={item.id} item={item} every={every} />}
      empty={<EmptyState title={t('trash.empty')} body={t('trash.emptyBody')} />}
    />
  );
}

/** Builds the query of a page, the same on the server and in the browser. */
export const trashQueryOf = ({ page, every = false }: { page: number; every?: boolean }) => ({
  page,
  ...(every && { every: 'true' as const }),
});

function TrashRow({ item, every }: { item: TrashItem; every: boolean }) {
  const { t, i18n } = useTranslation('moderation');
  const router = useRouter();
  const [restore] = useRestoreFromTrashMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: 'restoring',
    call: (id: number, idempotencyKey) => restore({ id, idempotencyKey }).unwrap(),
    failed: t('trash.failed'),
    async onDone({ path }) {
      void notify('success', t('trash.restored'));
      if (!every && path) await router.push(path);
    },
  });
  const { content, author, deleted_by } = item;
  const name = content.title || firstCharacters(content.excerpt, 40);
  const byOther = deleted_by.username !== author.username;
  const end = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    day: 'numeric',
    timeZone: FALLBACK_TIME_ZONE,
  }).format(new Date(item.erased_at));

  return (
    <ListRow
      after={
        item.may_restore ? (
          <Button
            size="small"
            busy={isSubmitting}
            aria-label={t('trash.restoreOf', { name })}
            onClick={() => void submit(item.id)}
          >
            {t('trash.restore')}
          </Button>
        ) : null
      }
    >
      <p className={styles.name}>
        <Tag>{t(`subjects.${content.subject}`)}</Tag> <strong>{content.title}</strong>
      </p>
      <p className="excerpt">{content.excerpt}</p>
      <Facts>
        {every ? <span>{author.nickname}</span> : null}
        {byOther ? (
          <span>{every ? t('trash.by', { nickname: deleted_by.nickname }) : t('trash.byManager')}</span>
        ) : null}
        <RelativeTime at={item.deleted_at} />
        <span>{t('trash.until', { date: end })}</span>
      </Facts>
    </ListRow>
  );
}
