import { useRouter } from 'next/router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAnnounceLegalTextMutation, useGetManagedLegalTextsQuery } from '@/api/managedLegal';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { LEGAL_NOTICE_DAYS, LEGAL_SUMMARY_MAX, LEGAL_TEXT_MAX, type LegalKind } from '@/contract/constants/legal';
import { managedLegalSchemas } from '@/contract/managedLegal';
import { hasVisible } from '@/contract/typedText';
import { useForm } from '@/hooks/useForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { writeLegalText } from '@/lib/legalText';
import { managePaths } from '@/lib/managePaths';
import styles from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { OwnPasswordField } from './OwnPasswordField';

/** Returns the site's own text of a kind in both languages, which is loaded only here. */
async function siteTextOf(kind: LegalKind) {
  const [ko, en] = await Promise.all([
    import('@/public/locales/ko/legal.json'),
    import('@/public/locales/en/legal.json'),
  ]);
  const textIn = ({ [kind]: { intro, sections } }: typeof ko) => writeLegalText({ intro: [intro], sections });
  return { content: textIn(ko), content_en: textIn(en) };
}

/** Manages the form of a new text, with its draft, which has no password. */
function useLegalForm(kind: LegalKind, onAnnounced: () => void) {
  const { t } = useTranslation('manage');
  const [announce] = useAnnounceLegalTextMutation();
  return useForm(managedLegalSchemas.announceLegalText.body, {
    initial: {
      kind,
      effective_on: '',
      adverse: false,
      summary: '',
      summary_en: '',
      content: '',
      content_en: '',
      password: '',
    },
    messages: {
      effective_on: t('coupon.noDay'),
      summary: t('coupon.missing'),
      summary_en: t('coupon.missing'),
      content: t('coupon.missing'),
      content_en: t('coupon.missing'),
      password: t('role.passwordMissing'),
    },
    isCalm: true,
    draft: { scope: draftTargets.legalText(kind) },
    submit: {
      scope: 'legal',
      call: (text, idempotencyKey) => announce({ ...text, idempotencyKey }).unwrap(),
      failed: t('legal.failed'),
      onDone: onAnnounced,
    },
  });
}

/** Renders the form that announces new terms or a new privacy policy, and leads back to the list. */
export function NewLegalText({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('manage');
  const router = useRouter();
  const { data } = useGetManagedLegalTextsQuery();
  const { form, field, control, draft, change, isSubmitting, send } = useLegalForm(kind, () => {
    void notify('success', t('legal.done'));
    void router.replace(managePaths.legal());
  });
  const adverse = useWatch({ control, name: 'adverse' });
  const latest = data?.results.find((text) => text.kind === kind);
  const isEmpty = useWatch({
    control,
    compute: (typed) => !hasVisible(typed.content) && !hasVisible(typed.content_en),
  });
  const { submit: takePresent, isSubmitting: isTaking } = useSubmit({
    call: async () => latest ?? siteTextOf(kind),
    failed: t('legal.takeFailed'),
    onDone: (present) => change({ content: present.content, content_en: present.content_en }),
  });
  return (
    <Form ref={form} method="post" className={styles.form} onSubmit={send}>
      <ManageHead title={t(`legal.new.${kind}`)} back={{ href: managePaths.legal(), name: t('legal.back') }} />
      <p className="aside">{t('legal.formLead')}</p>
      <DraftNotice draft={draft} />
      <Checkbox {...field('adverse')}>{t('legal.adverse')}</Checkbox>
      <TextField
        type="date"
        label={t('legal.effective_on')}
        hint={
          latest
            ? t('legal.dayHint', { count: LEGAL_NOTICE_DAYS[adverse ? 'adverse' : 'usual'] })
            : t('legal.firstDayHint')
        }
        {...field('effective_on')}
      />
      {(['summary', 'summary_en'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`legal.${name}`)}
          hint={name === 'summary' ? t('legal.summaryHint') : undefined}
          autoComplete="off"
          limit={LEGAL_SUMMARY_MAX}
          {...field(name)}
        />
      ))}
      {isEmpty ? (
        <div>
          <Button size="small" busy={isTaking} onClick={() => void takePresent(undefined)}>
            {t('legal.takePresent')}
          </Button>
        </div>
      ) : null}
      {(['content', 'content_en'] as const).map((name) => (
        <TextArea
          key={name}
          label={t(`legal.${name}`)}
          hint={name === 'content' ? t('legal.contentHint') : undefined}
          limit={LEGAL_TEXT_MAX}
          {...field(name)}
        />
      ))}
      <OwnPasswordField {...field('password')} />
      <div className="actions">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('legal.announce')}
        </Button>
      </div>
    </Form>
  );
}
