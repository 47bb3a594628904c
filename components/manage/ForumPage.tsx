import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useGetManagedForumQuery } from '@/api/managedForums';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button, LinkButton } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select, TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { TextArea } from '@/components/ui/TextArea';
import {
  FORUM_DESCRIPTION_MAX,
  FORUM_NAME_MAX,
  FORUM_SLUG_MAX,
  type ForumWriters,
  forumWriters,
} from '@/contract/constants/forums';
import type { ManagedForum, ManagedTerm } from '@/contract/managedForums';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { type ConflictField, ConflictSheet } from './edit/ConflictSheet';
import { TermRows } from './edit/TermRows';
import { type ForumValues, useForumForm } from './edit/useForumForm';
import styles from './Forums.module.css';
import manage from './Manage.module.css';

/** Renders the form of a stored forum. */
export function ForumPage({ slug }: { slug: string }) {
  const { data, isError, isFetching, refetch } = useGetManagedForumQuery({ slug });
  if (data) return <ForumForm key={slug} forum={data} />;
  return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={4} />;
}

/** Renders the form of a new forum, which leads to its page once it is stored. */
export const NewForum = () => <ForumForm />;

const texts = ['name', 'name_en', 'description', 'description_en'] as const;

const termTexts = (terms: readonly ManagedTerm[]) =>
  terms.map(({ slug, name, name_en }) => `${slug} · ${name} · ${name_en}`).join('\n');

/** Returns the fields of both versions as an operator reads them. */
function conflictFields(t: TFunction<'manage'>, mine: ForumValues, theirs: ForumValues): ConflictField[] {
  const shown = ({ writers, archived, ...values }: ForumValues) => ({
    ...values,
    writers: t(`forums.writers.${writers}`),
    archived: archived ? t('forums.archived') : '',
    categories: termTexts(values.categories),
    tags: termTexts(values.tags),
  });
  const [own, other] = [shown(mine), shown(theirs)];
  return ([...texts, 'writers', 'archived', 'categories', 'tags'] as const).map((name) => ({
    label: t(`forum.${name}`),
    mine: own[name],
    theirs: other[name],
  }));
}

function ForumForm({ forum }: { forum?: ManagedForum }) {
  const { t } = useTranslation('manage');
  const router = useRouter();
  const edit = useForumForm(forum, (slug) => void router.replace(managePaths.forum(slug)));
  const { form, values, errors, change, draft, isSubmitting, conflict } = edit;
  const textField = (name: (typeof texts)[number]) => {
    const isName = name === 'name' || name === 'name_en';
    const field = {
      name,
      label: t(`forum.${name}`),
      autoComplete: 'off',
      maxLength: isName ? FORUM_NAME_MAX : FORUM_DESCRIPTION_MAX,
      value: values[name],
      error: errors[name],
    };
    return isName ? (
      <TextField key={name} {...field} onChange={(event) => change({ [name]: event.target.value })} />
    ) : (
      <TextArea key={name} {...field} onChange={(event) => change({ [name]: event.target.value })} />
    );
  };
  return (
    <Form ref={form} className={clsx(manage.form, styles.form)} onSubmit={edit.send}>
      <div>
        <Link href={managePaths.forums()} prefetch={false} className={manage.way}>
          {t('forum.back')}
        </Link>
        <h2>{forum ? forum.name : t('forum.new')}</h2>
      </div>
      <DraftNotice draft={draft} editing={forum !== undefined} />
      <TextField
        name="slug"
        label={t('forum.slug')}
        hint={forum ? undefined : t('forum.slugHint')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={FORUM_SLUG_MAX}
        readOnly={forum !== undefined}
        value={values.slug}
        error={errors.slug}
        onChange={(event) => change({ slug: event.target.value.trim() })}
      />
      {[texts.slice(0, 2), texts.slice(2)].map((pair) => (
        <div key={pair.join(' ')} className={manage.pair}>
          {pair.map(textField)}
        </div>
      ))}
      <Select
        name="writers"
        label={t('forum.writers')}
        value={values.writers}
        onChange={(event) => change({ writers: event.target.value as ForumWriters })}
      >
        {forumWriters.map((writers) => (
          <option key={writers} value={writers}>
            {t(`forums.writers.${writers}`)}
          </option>
        ))}
      </Select>
      {(['categories', 'tags'] as const).map((list) => (
        <TermRows
          key={list}
          name={list}
          label={t(`forum.${list}`)}
          hint={t('terms.hint')}
          terms={values[list]}
          known={forum?.[list].map(({ slug }) => slug) ?? []}
          error={errors[list]}
          onChange={(terms) => change({ [list]: terms })}
        />
      ))}
      {forum ? (
        <Checkbox
          name="archived"
          checked={values.archived}
          onChange={(event) => change({ archived: event.target.checked })}
        >
          {t('forum.archive')}
        </Checkbox>
      ) : null}
      <div className="actions">
        {forum ? <LinkButton href={paths.forum(forum.slug)}>{t('forum.look')}</LinkButton> : null}
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t(forum ? 'forum.save' : 'forum.create')}
        </Button>
      </div>
      {conflict ? (
        <ConflictSheet
          fields={conflictFields(t, conflict.mine, conflict.theirs)}
          busy={isSubmitting}
          onSaveMine={conflict.saveMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      ) : null}
    </Form>
  );
}
