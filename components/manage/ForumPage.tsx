import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useGetManagedForumQuery } from '@/api/managedForums';
import { ConflictSheet, type ShownField } from '@/components/article/ConflictSheet';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button, LinkButton } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select, TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { List, ListRow } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import {
  FORUM_DESCRIPTION_MAX,
  FORUM_NAME_MAX,
  FORUM_SLUG_MAX,
  type ForumWriters,
  forumWriters,
} from '@/contract/constants/forums';
import type { ManagedForum } from '@/contract/managedForums';
import type { ManagedTerm } from '@/contract/terms';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { bothLanguages, FormTexts } from './edit/FormText';
import { TermRows } from './edit/TermRows';
import { type ForumValues, useForumForm } from './edit/useForumForm';
import manage from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { MemberLink } from './MemberLink';

/** Renders the form of a stored forum. */
export function ForumPage({ slug }: { slug: string }) {
  return (
    <Loaded answer={useGetManagedForumQuery({ slug })} loading={<SkeletonRows rows={4} />}>
      {(forum) => (
        <>
          <ForumForm key={slug} forum={forum} />
          <Moderators forum={forum} />
        </>
      )}
    </Loaded>
  );
}

/** Renders the moderators who were given a forum; an owner gives it to them on their own pages. */
function Moderators({ forum: { moderators } }: { forum: ManagedForum }) {
  const { t } = useTranslation('manage');
  return (
    <section>
      <h2 className={manage.subtitle}>{t('forum.moderators')}</h2>
      {moderators.length === 0 ? <p className="small">{t('forum.noModerators')}</p> : null}
      <List>
        {moderators.map((member) => (
          <ListRow key={member.username}>
            <MemberLink member={member} />
          </ListRow>
        ))}
      </List>
    </section>
  );
}

/** Renders the form of a new forum, which leads to its page once it is stored. */
export const NewForum = () => <ForumForm />;

/** The texts of a forum, and how long each may be in either language. */
const texts = { name: FORUM_NAME_MAX, description: FORUM_DESCRIPTION_MAX } as const;

const termTexts = (terms: readonly ManagedTerm[]) =>
  terms.map(({ slug, name, name_en }) => `${slug} · ${name} · ${name_en}`).join('\n');

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'manage'>, { writers, archived, ...values }: ForumValues): ShownField[] {
  const shown = {
    ...values,
    writers: t(`forums.writers.${writers}`),
    archived: archived ? t('forums.archived') : '',
    categories: termTexts(values.categories),
    tags: termTexts(values.tags),
  };
  return ([...bothLanguages(texts), 'writers', 'archived', 'categories', 'tags'] as const).map((name) => ({
    label: t(`forum.${name}`),
    value: shown[name],
  }));
}

function ForumForm({ forum }: { forum?: ManagedForum }) {
  const { t } = useTranslation('manage');
  const router = useRouter();
  const edit = useForumForm(forum, (slug) => void router.replace(managePaths.forum(slug)));
  const { form, values, errors, change, draft, isSubmitting } = edit;
  return (
    <Form ref={form} className={manage.form} onSubmit={edit.send}>
      <ManageHead
        title={forum ? forum.name : t('forum.new')}
        back={{ href: managePaths.forums(), name: t('forum.back') }}
      />
      <DraftNotice draft={draft} editing={forum !== undefined} />
      <TextField
        name="slug"
        label={t('forum.slug')}
        hint={forum ? undefined : t('forum.slugHint')}
        autoComplete="off"
        autoCapitalize="none"
        limit={FORUM_SLUG_MAX}
        readOnly={forum !== undefined}
        value={values.slug}
        error={errors.slug}
        onChange={(event) => change({ slug: event.target.value.trim() })}
      />
      <FormTexts edit={edit} name="name" labelOf={(name) => t(`forum.${name}`)} limit={texts.name} />
      <FormTexts
        edit={edit}
        name="description"
        labelOf={(name) => t(`forum.${name}`)}
        limit={texts.description}
        rows={4}
      />
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
      <ConflictSheet edit={edit} fieldsOf={(shown) => fieldsOf(t, shown)} />
    </Form>
  );
}
