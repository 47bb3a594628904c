import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetUserQuery } from '@/api/users';
import { DraftNotice } from '@/components/article/DraftNotice';
import { FormPictures } from '@/components/pictures/PictureFields';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextArea } from '@/components/ui/TextArea';
import { ConsentBox } from '@/components/users/ConsentBox';
import { DeliveryAddress } from '@/components/users/DeliveryAddress';
import { DeliveryFields } from '@/components/users/DeliveryFields';
import { type DeliveryField, type DeliveryTyped, emptyDelivery } from '@/components/users/deliveryParts';
import { Unverified } from '@/components/users/Unverified';
import { DELIVERY_MAX } from '@/contract/constants/common';
import {
  APPLICATION_ANSWER_MAX,
  APPLICATION_CONTENT_MAX,
  type EventFieldName,
  MAX_APPLICATION_FILES,
  personalEventFields,
} from '@/contract/constants/participation';
import type { Event, EventField } from '@/contract/events';
import styles from './Events.module.css';
import { useFieldLabel } from './RequestedFields';
import { type Apply, useApply } from './useApply';

/** Instagram names have 30 letters; a full address may be pasted instead. */
const INSTAGRAM_MAX = 60;

/**
 * Renders the form of an application, with the delivery address of the member's settings where it needs one. Once the
 * event is `closed` it says so and sends nothing, and stays only where an answer was typed.
 */
export function ApplyForm({
  event,
  member,
  closed = null,
}: {
  event: Event;
  member: { username: string };
  closed?: ReactNode;
}) {
  const needsPlace = event.requested_fields.some(({ field }) => field === 'delivery' || field === 'phone');
  const { data, isLoading } = useGetUserQuery({ username: member.username }, { skip: !needsPlace });
  return isLoading ? (
    <Skeleton shape="banner" />
  ) : (
    <ApplyFields event={event} stored={data?.delivery ?? null} closed={closed} />
  );
}

/** Renders the requested fields in parts with headings, the consent, and what happens after sending. */
export function ApplyFields({
  event,
  stored,
  closed = null,
}: {
  event: Event;
  stored: DeliveryTyped | null;
  closed?: ReactNode;
}) {
  const { t } = useTranslation('events');
  const apply = useApply(event, stored);
  const { control, change, errors, needsConsent, busy } = apply;
  const agreed = useWatch({ control, name: 'consent' });
  const requested = event.requested_fields;
  const answers = requested.filter(({ field }) => !personalEventFields.includes(field));
  const hasDelivery = requested.some(({ field }) => field === 'delivery');
  // The delivery has the same phone number.
  const contacts = requested.filter(
    ({ field }) => field === 'instagramUsername' || (field === 'phone' && !hasDelivery),
  );
  const rules = [
    t('apply.once'),
    ...(answers.length + contacts.length > 0 ? [t('apply.fixed')] : []),
    ...(hasDelivery ? [t('apply.place')] : []),
  ];
  const field = (one: EventField) => <Field key={one.field} requested={one} apply={apply} />;
  if (closed && !apply.hasAnswer()) return closed;
  return (
    <Form ref={apply.form} className={styles.form} onSubmit={apply.send}>
      <Unverified />
      <DraftNotice draft={apply.draft} />
      {answers.length > 0 ? (
        <Part title={t('groups.answers')} hint={t('groups.answersHint')}>
          {answers.map(field)}
        </Part>
      ) : null}
      {contacts.length > 0 ? (
        <Part title={t('groups.contact')} hint={t('groups.contactHint')}>
          {contacts.map(field)}
        </Part>
      ) : null}
      {hasDelivery ? <Delivery apply={apply} stored={stored} /> : null}
      {needsConsent ? (
        <ConsentBox
          name="consent"
          kind="event"
          items={[...new Set(requested.map(({ field: name }) => t(`items.${name}`)))].join(', ')}
          agreed={agreed}
          onAgree={(consent) => change({ consent })}
          error={errors.consent}
        />
      ) : null}
      {closed ?? (
        <>
          <Button type="submit" variant="primary" full busy={apply.isSubmitting} disabled={busy}>
            {t('apply.send')}
          </Button>
          <p className="small" role="status">
            {busy ? t('apply.picturesBusy') : rules.join(' ')}
          </p>
        </>
      )}
    </Form>
  );
}

/** Renders a part of the form under its heading. */
function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{title}</legend>
      <p className="small">{hint}</p>
      {children}
    </fieldset>
  );
}

const isAnswer = (field: EventFieldName): field is 'answer' | 'answer1' | 'answer2' | 'answer3' =>
  field.startsWith('answer');

/** Renders one requested field as the kind of control that fits it. */
function Field({ requested, apply }: { requested: EventField; apply: Apply }) {
  const { t } = useTranslation('events');
  const label = useFieldLabel()(requested);
  const { field, hint } = requested;
  if (isAnswer(field) || field === 'content') {
    return (
      <TextArea
        label={label}
        hint={hint || undefined}
        oneLine={isAnswer(field)}
        limit={isAnswer(field) ? APPLICATION_ANSWER_MAX : APPLICATION_CONTENT_MAX}
        {...apply.field(field)}
      />
    );
  }
  if (field === 'resourceUrls') {
    return <FormPictures form={apply} most={MAX_APPLICATION_FILES} title={label} />;
  }
  if (field === 'instagramUsername') {
    return (
      <TextField
        label={label}
        hint={hint || t('hints.instagramUsername')}
        limit={INSTAGRAM_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...apply.contact.field('instagramUsername')}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={hint || t('hints.phone')}
      type="tel"
      autoComplete="tel"
      limit={DELIVERY_MAX.phone}
      {...apply.contact.field('phone')}
    />
  );
}

/** The fields of a delivery, one of which an error opens. */
const deliveryFields = Object.keys(emptyDelivery) as DeliveryField[];

/** Renders the delivery address of a prize: that of the member's settings as text, until it is to be changed. */
function Delivery({ apply, stored }: { apply: Apply; stored: DeliveryTyped | null }) {
  const { t } = useTranslation('events');
  const [isOpen, setOpen] = useState(false);
  const { control, contact } = apply;
  const isStored = useWatch({
    control,
    compute: (values) => stored !== null && deliveryFields.every((field) => values[field] === stored[field]),
  });
  const isFaulty = deliveryFields.some((field) => contact.errorOf(field));
  if (stored && isStored && !isFaulty && !isOpen) {
    return (
      <Part title={t('asks.delivery')} hint={t('groups.storedHint')}>
        <DeliveryAddress delivery={stored} />
        <Button size="small" onClick={() => setOpen(true)}>
          {t('groups.otherPlace')}
        </Button>
      </Part>
    );
  }
  return (
    <Part title={t('asks.delivery')} hint={t('groups.deliveryHint')}>
      {stored && !isStored ? (
        <Button
          size="small"
          onClick={() => {
            setOpen(false);
            contact.change(stored);
          }}
        >
          {t('apply.takeOver')}
        </Button>
      ) : null}
      <DeliveryFields form={contact} />
    </Part>
  );
}
