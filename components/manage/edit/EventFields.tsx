import { useTranslation } from 'react-i18next';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Select, TextField } from '@/components/ui/Field';
import { NumberField } from '@/components/ui/NumberField';
import { EVENT_DETAILS_DAYS, eventFieldNames } from '@/contract/constants/participation';
import type { ManagedEvent } from '@/contract/managedEvents';
import styles from '../Challenges.module.css';
import {
  EVENT_SLUG_MAX,
  eventTexts,
  eventTimes,
  type FieldKind,
  fieldKinds,
  fieldTexts,
  freeField,
  kindOf,
} from './eventValues';
import { FormTexts } from './FormText';
import { Rows } from './Rows';
import type { useEventForm } from './useEventForm';

type Edit = ReturnType<typeof useEventForm>;

/** The stored event that a form changes; undefined for a new one. */
type Stored = ManagedEvent | undefined;

/**
 * Renders the fields of an event. Once somebody has applied, those that applicants rely on are shown and cannot be
 * changed, with the reason.
 */
export function EventFields({ edit, stored }: { edit: Edit; stored: Stored }) {
  const isLocked = (stored?.application_count ?? 0) > 0;
  return (
    <>
      <About edit={edit} stored={stored} />
      <Times edit={edit} stored={stored} isLocked={isLocked} />
      <Prize edit={edit} stored={stored} isLocked={isLocked} />
      <Questions edit={edit} isLocked={isLocked} />
    </>
  );
}

function About({ edit, stored }: { edit: Edit; stored: Stored }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change, pictures } = edit;
  const isDraft = !stored?.published_at;
  return (
    <fieldset className={styles.group}>
      <legend>{t('event.about')}</legend>
      <Texts edit={edit} name="title" />
      <TextField
        name="slug"
        label={t('event.slug')}
        hint={t(isDraft ? 'event.slugHint' : 'event.slugFixed')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        limit={EVENT_SLUG_MAX}
        readOnly={!isDraft}
        value={values.slug}
        error={errors.slug}
        onChange={(event) => change({ slug: event.target.value.trim() })}
      />
      <Texts edit={edit} name="summary" />
      <Texts edit={edit} name="description" rows={6} />
      <PictureFields pictures={pictures} title={t('event.image')} error={errors.image} />
    </fieldset>
  );
}

function Times({ edit, stored, isLocked }: { edit: Edit; stored: Stored; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change } = edit;
  const isFixed = {
    starts_at: isLocked,
    ends_at: isLocked && stored?.state === 'closed',
    announces_at: Boolean(stored?.announced_at),
  };
  const isFixedAny = eventTimes.some((name) => isFixed[name]);
  return (
    <fieldset className={styles.group}>
      <legend>{t('event.times')}</legend>
      <p className="aside">{t(isFixedAny ? 'event.timesLocked' : 'event.timesLead')}</p>
      <div className={styles.pair}>
        {eventTimes.map((name) => (
          <TextField
            key={name}
            type="datetime-local"
            name={name}
            label={t(`event.${name}`)}
            disabled={isFixed[name]}
            value={values[name]}
            error={errors[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Prize({ edit, stored, isLocked }: { edit: Edit; stored: Stored; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change } = edit;
  return (
    <fieldset className={styles.group}>
      <legend>{t('event.prize')}</legend>
      {isLocked ? <p className="aside">{t('event.locked')}</p> : null}
      <Texts edit={edit} name="gift" disabled={isLocked} />
      <Texts edit={edit} name="choosing" rows={3} disabled={isLocked} />
      <div className={styles.pair}>
        <NumberField
          name="winner_count"
          label={t('event.winner_count')}
          hint={t(isLocked ? 'event.winnersLocked' : 'event.winnersHint')}
          disabled={Boolean(stored?.announced_at)}
          value={values.winner_count}
          error={errors.winner_count}
          onTyped={(typed) => change({ winner_count: typed })}
        />
      </div>
    </fieldset>
  );
}

const noTexts = { label: '', label_en: '', hint: '', hint_en: '' };

function Questions({ edit: { values, errors, change }, isLocked }: { edit: Edit; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  const asked = values.requested_fields;
  const free = eventFieldNames.find((field) => asked.every((it) => it.field !== field)) ?? 'answer';
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend>{t('event.questions')}</legend>
      {isLocked ? <p className="aside">{t('event.locked')}</p> : null}
      <p className="aside">{t('event.erased', { days: EVENT_DETAILS_DAYS })}</p>
      <Rows
        label={t('event.requested_fields')}
        hint={t('event.fieldsHint')}
        rows={asked}
        empty={{ field: free, ...noTexts }}
        most={eventFieldNames.length}
        isTall
        nameOf={(_, place) => t('event.fieldOf', { place })}
        error={errors.requested_fields}
        onChange={(fields) => change({ requested_fields: fields })}
      >
        {({ row, at, isAdded, set }) => {
          const kind = kindOf(row.field);
          return (
            <>
              <Select
                name={`requested_fields.${at}.field`}
                label={t('event.field.kind')}
                hint={kind === 'delivery' ? t('event.deliveryHint') : undefined}
                autoFocus={isAdded}
                value={kind}
                onChange={(event) => {
                  const kind = event.target.value as FieldKind;
                  const field = freeField(kind, asked);
                  // A delivery address has texts of its own.
                  const blank = kind === 'delivery' ? { label: '', label_en: '', hint: '', hint_en: '' } : {};
                  if (field) set({ field, ...blank });
                }}
              >
                {fieldKinds.map((it) => (
                  <option key={it} value={it} disabled={it !== kind && !freeField(it, asked)}>
                    {t(`event.kinds.${it}`)}
                  </option>
                ))}
              </Select>
              {kind === 'delivery'
                ? null
                : (['label', 'hint'] as const).map((name) => (
                    <FormTexts
                      key={name}
                      edit={{ values: row, change: set }}
                      path={`requested_fields.${at}`}
                      name={name}
                      labelOf={(key) => t(`event.field.${key}`)}
                      limit={fieldTexts[name]}
                      note={t('form.optional')}
                    />
                  ))}
            </>
          );
        }}
      </Rows>
    </fieldset>
  );
}

/** Renders a text of an event in both languages. */
function Texts({
  edit,
  name,
  ...field
}: {
  edit: Edit;
  name: keyof typeof eventTexts;
  rows?: number;
  disabled?: boolean;
}) {
  const { t } = useTranslation('campaigns');
  return <FormTexts edit={edit} name={name} labelOf={(key) => t(`event.${key}`)} limit={eventTexts[name]} {...field} />;
}
