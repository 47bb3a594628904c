import { useTranslation } from 'react-i18next';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select, TextField } from '@/components/ui/Field';
import { NumberField } from '@/components/ui/NumberField';
import {
  MISSION_ANSWERS_MAX,
  MISSION_CHOICE_MAX,
  MISSION_LENGTH_MAX,
  MISSION_POINTS_MAX,
} from '@/contract/constants/campaigns';
import { MISSION_ANSWER_MAX, MISSION_CHOICES_MAX, missionKinds } from '@/contract/constants/participation';
import type { ManagedMission } from '@/contract/managedMissions';
import { formatInteger } from '@/lib/numbers';
import styles from '../Challenges.module.css';
import { FormTexts } from './FormText';
import { answersOf, type ChoiceValues, missionTexts } from './missionValues';
import { Rows } from './Rows';
import type { useMissionForm } from './useMissionForm';

type Edit = ReturnType<typeof useMissionForm>;

/**
 * Renders the fields of a mission. Once a member has done it, what it asks and credits is shown and cannot be changed,
 * with the reason.
 */
export function MissionFields({ edit, mission }: { edit: Edit; mission?: ManagedMission }) {
  const isLocked = mission?.has_entries ?? false;
  return (
    <>
      <About edit={edit} />
      <Task edit={edit} isLocked={isLocked} />
      <After edit={edit} />
      <Terms edit={edit} isLocked={isLocked} />
    </>
  );
}

function About({ edit }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { errors, cover, pictures } = edit;
  return (
    <fieldset className={styles.group}>
      <legend>{t('mission.about')}</legend>
      <Texts edit={edit} name="title" />
      <Texts edit={edit} name="description" />
      <Texts edit={edit} name="content" rows={6} />
      <PictureFields pictures={cover} title={t('mission.image')} error={errors.image} />
      <PictureFields pictures={pictures} title={t('mission.pictures')} error={errors.pictures} />
    </fieldset>
  );
}

function Task({ edit, isLocked }: { edit: Edit; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  const { values, change } = edit;
  const { kind } = values;
  const field = answersOf[kind];
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend>{t('mission.task')}</legend>
      {isLocked ? <p className="aside">{t('mission.locked')}</p> : null}
      <Select
        name="kind"
        label={t('mission.kind')}
        hint={t(`mission.kindHints.${kind}`)}
        value={kind}
        onChange={(event) => {
          const chosen = missionKinds.find((it) => it === event.target.value) ?? kind;
          // What anyone may write is worth a look before it is rewarded.
          change({ kind: chosen, checked: answersOf[chosen] === 'min_length' });
        }}
      >
        {missionKinds.map((it) => (
          <option key={it} value={it}>
            {t(`mission.kinds.${it}`)}
          </option>
        ))}
      </Select>
      <Texts edit={edit} name="question" />
      {field === 'choices' ? <Choices edit={edit} /> : null}
      {field === 'answers' ? <Answers edit={edit} /> : null}
      {field === 'min_length' ? <Length edit={edit} /> : null}
      <div>
        <Checkbox
          name="checked"
          checked={values.checked}
          onChange={(event) => change({ checked: event.target.checked })}
        >
          {t('mission.checked')}
        </Checkbox>
        <p className="fine">{t('mission.checkedHint')}</p>
      </div>
    </fieldset>
  );
}

const noChoice: ChoiceValues = { text: '', text_en: '', right: false };

function Choices({ edit: { values, errors, change } }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { kind, several, choices } = values;
  /** Marks a choice as right or not; where one is all, it is that one instead of another. */
  const mark = (place: number, right: boolean) =>
    change({
      choices: choices.map((it, at) => ({ ...it, right: at === place ? right : it.right && (several || !right) })),
    });
  return (
    <>
      <Rows
        label={t('mission.choices')}
        hint={t('mission.choicesHint')}
        rows={choices}
        empty={noChoice}
        most={MISSION_CHOICES_MAX}
        isTall
        nameOf={(_, place) => t('mission.choiceOf', { place })}
        error={errors.choices}
        onChange={(rows) => change({ choices: rows })}
      >
        {({ row, at, isAdded, set }) => (
          <>
            <FormTexts
              edit={{ values: row, change: set }}
              path={`choices.${at}`}
              name="text"
              labelOf={(name) => t(`mission.choice.${name}`)}
              limit={MISSION_CHOICE_MAX}
              autoFocus={isAdded}
            />
            {kind === 'quiz' ? (
              <Checkbox
                name={`choices.${at}.right`}
                checked={row.right}
                onChange={(event) => mark(at, event.target.checked)}
              >
                {t('mission.choice.right')}
              </Checkbox>
            ) : null}
          </>
        )}
      </Rows>
      <div>
        <Checkbox name="several" checked={several} onChange={(event) => change({ several: event.target.checked })}>
          {t('mission.several')}
        </Checkbox>
        {kind === 'quiz' ? <p className="fine">{t('mission.severalHint')}</p> : null}
      </div>
    </>
  );
}

function Answers({ edit: { values, errors, change } }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  return (
    <Rows
      label={t('mission.answers')}
      hint={t('mission.answersHint')}
      rows={values.answers}
      empty={{ answer: '' }}
      most={MISSION_ANSWERS_MAX}
      nameOf={({ answer }, place) => answer || t('mission.answerOf', { place })}
      error={errors.answers}
      onChange={(answers) => change({ answers })}
    >
      {({ row, at, isAdded, set }) => (
        <TextField
          name={`answers.${at}.answer`}
          label={t('mission.answer')}
          autoComplete="off"
          autoFocus={isAdded}
          limit={MISSION_ANSWER_MAX}
          value={row.answer}
          onChange={(event) => set({ answer: event.target.value })}
        />
      )}
    </Rows>
  );
}

function Length({ edit: { values, errors, change } }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  return (
    <div className={styles.pair}>
      <NumberField
        name="min_length"
        label={t('mission.min_length')}
        hint={t('mission.lengthHint', { max: formatInteger(MISSION_LENGTH_MAX) })}
        value={values.min_length}
        error={errors.min_length}
        onTyped={(typed) => change({ min_length: typed })}
      />
    </div>
  );
}

function After({ edit }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  return (
    <fieldset className={styles.group}>
      <legend>{t('mission.after')}</legend>
      <p className="aside">{t('mission.explanationHint')}</p>
      <Texts edit={edit} name="explanation" rows={4} note={t('form.optional')} />
    </fieldset>
  );
}

function Terms({ edit: { values, errors, change }, isLocked }: { edit: Edit; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  return (
    <fieldset className={styles.group}>
      <legend>{t('mission.terms')}</legend>
      <div className={styles.pair}>
        <NumberField
          name="point"
          label={t('mission.point')}
          hint={
            isLocked ? t('mission.pointLocked') : t('mission.pointHint', { max: formatInteger(MISSION_POINTS_MAX) })
          }
          disabled={isLocked}
          value={values.point}
          error={errors.point}
          onTyped={(typed) => change({ point: typed })}
        />
        <TextField
          type="datetime-local"
          name="ends_at"
          label={t('mission.ends_at')}
          hint={t('mission.endsHint')}
          note={t('form.optional')}
          value={values.ends_at}
          error={errors.ends_at}
          onChange={(event) => change({ ends_at: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

/** Renders a text of a mission in both languages. */
function Texts({
  edit,
  name,
  ...field
}: {
  edit: Edit;
  name: keyof typeof missionTexts;
  rows?: number;
  note?: string;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <FormTexts edit={edit} name={name} labelOf={(key) => t(`mission.${key}`)} limit={missionTexts[name]} {...field} />
  );
}
