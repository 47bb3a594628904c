import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetManagedTextsQuery, useResetSiteTextMutation } from '@/api/managedTexts';
import { ConflictSheet, type ShownField } from '@/components/article/ConflictSheet';
import { DraftNotice } from '@/components/article/DraftNotice';
import { AskingButton } from '@/components/ui/AskingButton';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chips';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { List } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { type SiteTextArea, siteTextAreas } from '@/contract/constants/siteTexts';
import type { ManagedText } from '@/contract/managedTexts';
import { useHasDraft } from '@/hooks/useHasDraft';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { FormTexts } from './edit/FormText';
import { type SiteTextValues, useSiteTextForm } from './edit/useSiteTextForm';
import styles from './SiteTexts.module.css';
import { codeOf, groupTexts, holds, isChanged } from './siteTextGroups';
import { useForgetTexts } from './useForgetTexts';
import { ViewChips } from './ViewChips';

/** Renders the texts of an area that operators may change, in both languages, with links to the other areas. */
export function SiteTexts({ area }: { area: SiteTextArea }) {
  const { t } = useTranslation('manage');
  return (
    <>
      <ViewChips
        label={t('texts.areasLabel')}
        views={siteTextAreas}
        selected={area}
        nameOf={(it) => t(`texts.areas.${it}`)}
        hrefOf={(it) => managePaths.texts({ area: it })}
      />
      <Loaded answer={useGetManagedTextsQuery({ area })} loading={<SkeletonRows rows={6} />}>
        {({ results }) => <AreaTexts key={area} area={area} texts={results} />}
      </Loaded>
    </>
  );
}

function AreaTexts({ area, texts }: { area: SiteTextArea; texts: readonly ManagedText[] }) {
  const { t } = useTranslation('manage');
  const [search, setSearch] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const changed = texts.filter(isChanged);
  const found = groupTexts(
    area,
    (onlyChanged ? changed : texts).filter((text) => holds(area, text, search)),
  );
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label={t('texts.search')}
          name="search"
          type="search"
          maxLength={100}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Chip selected={onlyChanged} onClick={() => setOnlyChanged(!onlyChanged)}>
          {t('texts.onlyChanged', { changed: changed.length })}
        </Chip>
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('texts.empty')} body={t(onlyChanged ? 'texts.emptyChanged' : 'texts.emptySearch')} />
      ) : null}
      {found.map(({ group, texts: rows }) => (
        <section key={group} className={styles.group}>
          <h2 id={group} className="heading">
            {t(`texts.groups.${group}`)}
          </h2>
          <List aria-labelledby={group}>
            {rows.map((text) => (
              <TextRow key={text.key} area={area} text={text} />
            ))}
          </List>
        </section>
      ))}
    </>
  );
}

interface TextProps {
  area: SiteTextArea;
  text: ManagedText;
}

/** Renders a text as readers see it, or its form: also where a draft of it was left. */
function TextRow({ area, text }: TextProps) {
  const { t } = useTranslation('manage');
  const hasDraft = useHasDraft(draftTargets.siteText(area, text.key));
  const [isOpen, setOpen] = useState<boolean>();
  const code = codeOf(area, text);
  return (
    <li className={styles.row}>
      {code || isChanged(text) ? (
        <p className={styles.head}>
          {code ? <span className="small">{code}</span> : null}
          {isChanged(text) ? <Tag tone="accent">{t('texts.changed')}</Tag> : null}
          {text.outdated ? <Tag tone="warning">{t('texts.outdated')}</Tag> : null}
        </p>
      ) : null}
      {(isOpen ?? hasDraft) ? (
        <TextForm area={area} text={text} onClose={() => setOpen(false)} />
      ) : (
        <>
          <div className={styles.texts}>
            <ShownText lang="ko" text={text.text} shipped={text.shipped} />
            <ShownText lang="en" text={text.text_en} shipped={text.shipped_en} />
          </div>
          <div className={styles.buttons}>
            {isChanged(text) ? <ResetButton area={area} text={text} /> : null}
            <Button
              size="small"
              data-opens=""
              aria-label={t('texts.editOf', { text: text.text ?? text.shipped })}
              onClick={() => setOpen(true)}
            >
              {t('texts.edit')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

/** Renders a text in one language, and what ships in its place where that is another. */
function ShownText({ lang, text, shipped }: { lang: 'ko' | 'en'; text: string | null; shipped: string }) {
  const { t } = useTranslation('manage');
  return (
    <div>
      <p lang={lang}>{text ?? shipped}</p>
      {text === null ? null : (
        <p className="small">
          {t('texts.shipped')} <span lang={lang}>{shipped}</span>
        </p>
      )}
    </div>
  );
}

/** Renders the button that lets a text be as it ships, after a question. */
function ResetButton({ area, text: { key, version, shipped, ...text } }: TextProps) {
  const { t } = useTranslation('manage');
  const [reset] = useResetSiteTextMutation();
  const forget = useForgetTexts(area);
  const { submit, isSubmitting } = useSubmit({
    call: () => reset({ area, key, version }).unwrap(),
    failed: t('texts.resetFailed'),
    onDone() {
      forget();
      void notify('success', t('texts.resetDone'));
    },
  });
  return (
    <AskingButton
      size="small"
      busy={isSubmitting}
      aria-label={t('texts.resetOf', { text: text.text ?? shipped })}
      ask={{ title: t('texts.resetTitle'), body: t('texts.resetBody', { text: shipped }), confirm: t('texts.reset') }}
      onConfirm={() => void submit(undefined)}
    >
      {t('texts.reset')}
    </AskingButton>
  );
}

/** A text above this length has a field of several lines. */
const LINE = 60;

function TextForm({ area, text, onClose }: TextProps & { onClose: () => void }) {
  const { t } = useTranslation('manage');
  const { t: campaigns } = useTranslation('campaigns');
  const edit = useSiteTextForm(area, text, onClose);
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  const labelOf = (name: 'text' | 'text_en') => t(`texts.fields.${name}`);
  const fieldsOf = (values: SiteTextValues): ShownField[] =>
    (['text', 'text_en'] as const).map((name) => ({ label: labelOf(name), value: values[name] }));
  return (
    <div ref={part}>
      <Form ref={edit.form} className={styles.form} onSubmit={edit.send}>
        <DraftNotice draft={edit.draft} editing />
        <FormTexts
          edit={edit}
          name="text"
          labelOf={labelOf}
          limit={text.max}
          rows={text.max > LINE ? 3 : undefined}
          autoFocus
        />
        <div className={styles.texts}>
          <ShownOriginal lang="ko" shipped={text.shipped} />
          <ShownOriginal lang="en" shipped={text.shipped_en} />
        </div>
        <FormActions
          onCancel={() => {
            edit.draft.startOver();
            onClose();
          }}
          busy={edit.isSubmitting}
        >
          {campaigns('form.save')}
        </FormActions>
      </Form>
      <ConflictSheet edit={edit} fieldsOf={fieldsOf} />
    </div>
  );
}

function ShownOriginal({ lang, shipped }: { lang: 'ko' | 'en'; shipped: string }) {
  const { t } = useTranslation('manage');
  return (
    <p className="small">
      {t('texts.shipped')} <span lang={lang}>{shipped}</span>
    </p>
  );
}
