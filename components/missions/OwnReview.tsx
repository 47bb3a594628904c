import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { PencilIcon } from '@/components/ui/icons';
import { TextArea } from '@/components/ui/TextArea';
import { REVIEW_MAX } from '@/contract/constants/takingPart';
import type { Mission } from '@/contract/missions';
import styles from './Reviews.module.css';
import { useOwnReview } from './useOwnReview';

function ReviewForm({ mission, onDone }: { mission: Mission; onDone: () => void }) {
  const { t } = useTranslation('missions');
  const { t: common } = useTranslation('common');
  const { text, change, error, send, busy } = useOwnReview(mission);
  const submit = async () => {
    if (await send()) onDone();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={t(mission.review ? 'reviews.change' : 'reviews.write')}
        hint={t('reviews.hint')}
        maxLength={REVIEW_MAX}
        rows={3}
        value={text}
        error={error}
        onChange={(event) => change(event.target.value)}
        onSend={() => void submit()}
      />
      <div className={styles.actions}>
        {mission.review ? (
          <Button variant="quiet" onClick={onDone}>
            {common('action.cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={busy}>
          {t(mission.review ? 'reviews.save' : 'reviews.send')}
        </Button>
      </div>
    </form>
  );
}

/** Where whoever has completed a mission writes about it; what they have written they may change. */
export function OwnReview({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const [changing, setChanging] = useState(false);
  // What a manager has judged stays as it was judged.
  if (mission.own_status !== 'completed' || mission.kind === 'review') return null;
  if (mission.review && !changing) {
    return (
      <Button icon={<PencilIcon size={1} />} onClick={() => setChanging(true)}>
        {t('reviews.change')}
      </Button>
    );
  }
  return (
    <ReviewForm
      key={mission.review ? 'change' : 'new'}
      mission={mission}
      onDone={() => setChanging(false)}
    />
  );
}
