import { useTranslation } from 'react-i18next';
import { useGetUserQuery } from '@/api/users';
import { DraftNotice } from '@/components/article/DraftNotice';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { ConsentBox } from '@/components/users/ConsentBox';
import { DeliveryFields } from '@/components/users/DeliveryFields';
import { Unverified } from '@/components/users/Unverified';
import { DELIVERY_MAX } from '@/contract/constants/common';
import {
  APPLICATION_ANSWER_MAX,
  APPLICATION_CONTENT_MAX,
  type EventFieldName,
} from '@/contract/constants/participation';
import type { Event, EventField } from '@/contract/events';
import styles from './Events.module.css';
import { useFieldLabel } from './RequestedFields';
import { type Apply, useApply } from './useApply';

/** Instagram names have 30 letters; a full address may be pasted instead. */
const INSTAGRAM_MAX = 60;

/** Renders the form of an application: the requested fields, its consent, and what happens after sending. */
export function ApplyForm({ event, member }: { event: Event; member: { username: string } }) {
  const { t } = useTranslation('events');
  const apply = useApply(event);
  const { application, needsConsent, agreed, agree, errorOf, busy } = apply;
  const { uploading } = application.pictures;
  return (
    <Form ref={apply.form} className={styles.form} onSubmit={apply.send}>
      <Unverified />
      <DraftNotice draft={application} />
      {event.requested_fields.map((requested) =>
        requested.field === 'delivery' ? (
          <Delivery key={requested.field} apply={apply} username={member.username} />
        ) : (
          <Field key={requested.field} requested={requested} apply={apply} />
        ),
      )}
      {needsConsent ? (
        <ConsentBox
          kind="event"
          items={[...new Set(event.requested_fields.map(({ field }) => t(`items.${field}`)))].join(', ')}
          agreed={agreed}
          onAgree={agree}
          error={errorOf('consent')}
        />
      ) : null}
      <Button type="submit" variant="primary" full busy={busy} disabled={uploading}>
        {t('apply.send')}
      </Button>
      <p className="small" role="status">
        {uploading ? t('apply.picturesBusy') : t('apply.once')}
      </p>
    </Form>
  );
}

const isAnswer = (field: EventFieldName): field is 'answer' | 'answer1' | 'answer2' | 'answer3' =>
  field.startsWith('answer');

/** Renders one requested field as the kind of control that fits it. */
function Field({ requested, apply }: { requested: EventField; apply: Apply }) {
  const { t } = useTranslation('events');
  const label = useFieldLabel()(requested);
  const { field, hint } = requested;
  const { application, errorOf } = apply;
  if (isAnswer(field) || field === 'content') {
    return (
      <TextArea
        label={label}
        hint={hint || undefined}
        oneLine={isAnswer(field)}
        maxLength={isAnswer(field) ? APPLICATION_ANSWER_MAX : APPLICATION_CONTENT_MAX}
        value={application.answers[field]}
        error={errorOf(field)}
        onChange={(event) => apply.write({ [field]: event.target.value })}
      />
    );
  }
  if (field === 'resourceUrls') {
    return (
      <PictureFields
        pictures={application.pictures}
        title={label}
        error={application.pictures.pictures.length > 0 ? undefined : errorOf('resourceUrls')}
      />
    );
  }
  if (field === 'instagramUsername') {
    return (
      <TextField
        label={label}
        hint={hint || t('hints.instagramUsername')}
        maxLength={INSTAGRAM_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={application.contact.instagramUsername}
        error={errorOf('instagramUsername')}
        onChange={(event) => apply.reach({ instagramUsername: event.target.value })}
        onBlur={() => apply.left('instagramUsername')}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={hint || t('hints.phone')}
      type="tel"
      autoComplete="tel"
      maxLength={DELIVERY_MAX.phone}
      value={application.contact.phone}
      error={errorOf('phone')}
      onChange={(event) => apply.reach({ phone: event.target.value })}
      onBlur={() => apply.left('phone')}
    />
  );
}

/** Renders the delivery address of a prize; one tap copies the address from the member's settings. */
function Delivery({ apply, username }: { apply: Apply; username: string }) {
  const { t } = useTranslation('events');
  const { data } = useGetUserQuery(username);
  const stored = data?.delivery;
  return (
    <fieldset className={styles.delivery}>
      <legend className={styles.legend}>{t('asks.delivery')}</legend>
      {stored ? (
        <Button size="small" onClick={() => apply.reach(stored)}>
          {t('apply.takeOver')}
        </Button>
      ) : null}
      <DeliveryFields
        values={apply.application.contact}
        set={apply.reach}
        errorOf={apply.errorOf}
        onLeave={apply.left}
      />
    </fieldset>
  );
}
