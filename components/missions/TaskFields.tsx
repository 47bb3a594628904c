import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { MISSION_ANSWER_MAX, MISSION_NOTE_MAX, REVIEW_MAX } from '@/contract/constants/participation';
import type { Mission } from '@/contract/missions';
import { lengthOf, type SubmissionValues, takesChoices } from './submissionValues';
import styles from './Task.module.css';

interface FieldsProps {
  mission: Mission;
  given: SubmissionValues;
  error: string | undefined;
  onChange: (part: Partial<SubmissionValues>) => void;
  onSend: () => void;
}

/** Renders a mission's choices as radio buttons, or checkboxes for several, with their labels as targets. */
function Choices({ mission, given: { choices }, error, onChange }: FieldsProps) {
  const { t } = useTranslation('missions');
  const id = useId();
  const { several } = mission;
  const take = (choice: string, on: boolean) => {
    if (!several) onChange({ choices: [choice] });
    else onChange({ choices: on ? [...choices, choice] : choices.filter((it) => it !== choice) });
  };
  return (
    <fieldset
      className="stack-3"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.question}>{mission.question}</span>
        <span className="small">{t(several ? 'task.several' : 'task.one')}</span>
      </legend>
      {mission.choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            value={choice.id}
            checked={choices.includes(choice.id)}
            onChange={(event) => take(choice.id, event.target.checked)}
          />
          <span>{choice.text}</span>
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} className="problem" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Renders a text field with the number of characters required and the audience. */
function TextAnswer({ mission, given, error, onChange, onSend }: FieldsProps) {
  const { t } = useTranslation('missions');
  const field = mission.kind === 'review' ? 'review' : 'note';
  const written = lengthOf(given[field]);
  return (
    <TextArea
      name={field}
      label={mission.question}
      hint={
        <>
          {mission.min_length > 0 ? `${t('task.least', { least: mission.min_length, written })} ` : null}
          {t(field === 'review' ? 'task.public' : 'task.private')}
        </>
      }
      rows={6}
      limit={field === 'review' ? REVIEW_MAX : MISSION_NOTE_MAX}
      value={given[field]}
      error={error}
      onChange={(event) => onChange({ [field]: event.target.value })}
      onSend={onSend}
    />
  );
}

/** Renders the fields that a mission requests, by its kind. */
export function TaskFields(props: FieldsProps) {
  const { t } = useTranslation('missions');
  const { mission, given, error, onChange } = props;
  if (takesChoices(mission)) return <Choices {...props} />;
  if (mission.kind !== 'answer') return <TextAnswer {...props} />;
  return (
    <TextField
      name="answer"
      label={mission.question}
      hint={t('task.answerHint')}
      limit={MISSION_ANSWER_MAX}
      autoComplete="off"
      enterKeyHint="send"
      value={given.answer}
      error={error}
      onChange={(event) => onChange({ answer: event.target.value })}
    />
  );
}
