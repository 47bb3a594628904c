import { useTranslation } from 'react-i18next';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select, TextField } from '@/components/ui/Field';
import { NumberField } from '@/components/ui/NumberField';
import { TextArea } from '@/components/ui/TextArea';
import { CHALLENGE_RULE_MAX, CHALLENGE_RULES_MAX } from '@/contract/constants/campaigns';
import { type ChallengeType, challengeTypes } from '@/contract/constants/participation';
import { formatInteger } from '@/lib/numbers';
import styles from '../Challenges.module.css';
import {
  type ChallengeNumber,
  type ChallengeValues,
  challengeNumbers,
  challengeTexts,
  newChallenge,
  rewardNumbers,
  zoneChoices,
} from './challengeValues';
import { FormTexts } from './FormText';
import { Rows } from './Rows';
import type { useChallengeForm } from './useChallengeForm';

type Edit = ReturnType<typeof useChallengeForm>;

/**
 * Renders the fields of a challenge. Once members have `joined`, those that they have agreed to are shown and cannot
 * be changed, with the reason.
 */
export function ChallengeFields({ edit, joined }: { edit: Edit; joined: number }) {
  const isLocked = joined > 0;
  return (
    <>
      <About edit={edit} />
      <Days edit={edit} isLocked={isLocked} />
      <Participation edit={edit} isLocked={isLocked} />
      <Rules edit={edit} />
      <Rewards edit={edit} isLocked={isLocked} />
    </>
  );
}

function About({ edit }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change, pictures } = edit;
  return (
    <fieldset className={styles.group}>
      <legend>{t('challenge.about')}</legend>
      <Select
        name="type"
        label={t('challenge.type')}
        value={values.type}
        onChange={(event) => change({ type: event.target.value as ChallengeType })}
      >
        {challengeTypes.map((type) => (
          <option key={type} value={type}>
            {t(`challenge.types.${type}`)}
          </option>
        ))}
      </Select>
      <Texts edit={edit} name="title" />
      <Texts edit={edit} name="description" rows={4} />
      <PictureFields pictures={pictures} title={t('challenge.image')} error={errors.image} />
    </fieldset>
  );
}

function Days({ edit, isLocked }: { edit: Edit; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change } = edit;
  const field = (name: 'starts_on' | 'ends_on' | 'opens_at' | 'closes_at', type: 'date' | 'time', hint?: string) => (
    <TextField
      type={type}
      name={name}
      label={t(`challenge.${name}`)}
      hint={hint}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend>{t('challenge.daysAndTimes')}</legend>
      {isLocked ? <p className="aside">{t('challenge.locked')}</p> : null}
      <div className={styles.pair}>
        {field('starts_on', 'date')}
        {field('ends_on', 'date')}
      </div>
      <Checkbox
        name="isAlways"
        checked={values.isAlways}
        onChange={({ target: { checked: isAlways } }) =>
          // Times that are not shown are not checked: what was emptied has its first value.
          change({
            isAlways,
            opens_at: values.opens_at || newChallenge.opens_at,
            closes_at: values.closes_at || newChallenge.closes_at,
          })
        }
      >
        {t('challenge.always')}
      </Checkbox>
      {values.isAlways ? null : (
        <div className={styles.pair}>
          {field('opens_at', 'time')}
          {field('closes_at', 'time', values.closes_at <= values.opens_at ? t('challenge.nextDay') : undefined)}
        </div>
      )}
      <Select
        name="time_zone"
        label={t('challenge.time_zone')}
        hint={t('challenge.zoneHint')}
        value={values.time_zone}
        error={errors.time_zone}
        onChange={(event) => change({ time_zone: event.target.value as ChallengeValues['time_zone'] })}
      >
        {zoneChoices.map((zone) => (
          <option key={zone} value={zone}>
            {zone === 'own' ? t('challenge.ownZone') : zone}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}

function Participation({ edit, isLocked }: { edit: Edit; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  const { values, change } = edit;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('challenge.room')}</legend>
        <Amount edit={edit} name="capacity" hint={t('challenge.capacityHint')} />
      </fieldset>
      <fieldset className={styles.group} disabled={isLocked}>
        <legend>{t('challenge.terms')}</legend>
        {isLocked ? <p className="aside">{t('challenge.locked')}</p> : null}
        <Checkbox
          name="needs_photo"
          checked={values.needs_photo}
          onChange={(event) => change({ needs_photo: event.target.checked })}
        >
          {t('challenge.needs_photo')}
        </Checkbox>
        <Amount edit={edit} name="group_size" hint={t('challenge.groupHint')} />
        <Texts edit={edit} name="question1" note={t('form.optional')} />
        <Texts edit={edit} name="question2" note={t('form.optional')} />
      </fieldset>
    </>
  );
}

const noRule = { text: '', text_en: '' };

function Rules({ edit: { values, errors, change } }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  return (
    <Rows
      label={t('challenge.rules')}
      hint={t('challenge.rulesHint')}
      rows={values.rules}
      empty={noRule}
      most={CHALLENGE_RULES_MAX}
      nameOf={(_, place) => t('challenge.ruleOf', { place })}
      error={errors.rules}
      onChange={(rules) => change({ rules })}
    >
      {({ row: rule, at, isAdded, set }) =>
        (['text', 'text_en'] as const).map((name) => (
          <TextArea
            key={name}
            name={`rules.${at}.${name}`}
            label={t(`challenge.rule.${name}`)}
            rows={2}
            limit={CHALLENGE_RULE_MAX}
            autoFocus={isAdded && name === 'text'}
            value={rule[name]}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))
      }
    </Rows>
  );
}

function Rewards({ edit, isLocked }: { edit: Edit; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend>{t('challenge.rewards')}</legend>
      {isLocked ? <p className="aside">{t('challenge.locked')}</p> : null}
      <div className={styles.pair}>
        {rewardNumbers.map((name) => (
          <Amount
            key={name}
            edit={edit}
            name={name}
            hint={t('form.upTo', { max: formatInteger(challengeNumbers[name].max) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Renders a text of a challenge in both languages. */
function Texts({
  edit,
  name,
  ...field
}: {
  edit: Edit;
  name: keyof typeof challengeTexts;
  rows?: number;
  note?: string;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <FormTexts
      edit={edit}
      name={name}
      labelOf={(key) => t(`challenge.${key}`)}
      limit={challengeTexts[name]}
      {...field}
    />
  );
}

function Amount({ edit: { values, errors, change }, name, hint }: { edit: Edit; name: ChallengeNumber; hint: string }) {
  const { t } = useTranslation('campaigns');
  return (
    <NumberField
      name={name}
      label={t(`challenge.${name}`)}
      note={challengeNumbers[name].isFree ? t('form.optional') : undefined}
      hint={hint}
      value={values[name]}
      error={errors[name]}
      onTyped={(typed) => change({ [name]: typed })}
    />
  );
}
