import type { TFunction } from 'i18next';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import {
  useCopyRaffleMutation,
  useDeleteRaffleMutation,
  useGetManagedRaffleQuery,
  usePublishRaffleMutation,
} from '@/api/managedRaffles';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button, LinkButton } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { ManagedRaffle } from '@/contract/managedRaffles';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { CopyCampaign, DeleteDraft } from './CampaignActions';
import styles from './Challenges.module.css';
import { type ConflictField, ConflictSheet } from './edit/ConflictSheet';
import { RaffleFields } from './edit/RaffleFields';
import { type RaffleValues, raffleTexts } from './edit/raffleValues';
import { useRaffleForm } from './edit/useRaffleForm';
import manage from './Manage.module.css';
import { Publication } from './Publication';
import publicationStyles from './Publication.module.css';

/** Renders the state and the form of a stored raffle. */
export function RafflePage({ id }: { id: number }) {
  const { data, isError, isFetching, refetch } = useGetManagedRaffleQuery({ id });
  if (data) return <RaffleForm key={id} raffle={data} />;
  return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={4} />;
}

/** Renders the form of a new raffle, which leads to its page once it is stored as a draft. */
export const NewRaffle = () => <RaffleForm />;

/** Returns the fields of both versions as an operator reads them. */
function conflictFields(t: TFunction<'campaigns'>, mine: RaffleValues, theirs: RaffleValues): ConflictField[] {
  const shown = (values: RaffleValues) => ({
    ...values,
    starts_at: values.starts_at.replace('T', ' '),
    ends_at: values.ends_at.replace('T', ' '),
    prizes: values.prizes
      .map((prize) =>
        [
          `${prize.name} / ${prize.name_en}`,
          `${t('raffle.prize.stock')} ${prize.stock}, ${t('raffle.prize.odds')} ${prize.odds}`,
          prize.description,
          prize.description_en,
          prize.image,
        ]
          .filter(Boolean)
          .join('\n'),
      )
      .join('\n\n'),
  });
  const [own, other] = [shown(mine), shown(theirs)];
  const texts = Object.keys(raffleTexts) as (keyof typeof raffleTexts)[];
  return [
    ...texts,
    'image' as const,
    'starts_at' as const,
    'ends_at' as const,
    'price' as const,
    'prizes' as const,
  ].map((name) => ({ label: t(`raffle.${name}`), mine: own[name], theirs: other[name] }));
}

function RaffleForm({ raffle }: { raffle?: ManagedRaffle }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useRaffleForm(raffle, (id) => void router.replace(managePaths.raffle(id)));
  const { form, draft, isSubmitting, busy, conflict } = edit;
  return (
    <div className={styles.page}>
      <div>
        <Link href={managePaths.raffles()} prefetch={false} className={manage.way}>
          {t('raffles.table')}
        </Link>
        <h2 className={styles.title}>{raffle ? raffle.title : t('raffle.new')}</h2>
      </div>
      {raffle ? (
        <>
          <Actions raffle={raffle} edit={edit} />
          <Commitment raffle={raffle} />
        </>
      ) : (
        <p className="aside">{t('raffle.lead')}</p>
      )}
      <Form ref={form} className={styles.form} onSubmit={edit.send}>
        <DraftNotice draft={draft} editing={raffle !== undefined} />
        <RaffleFields edit={edit} raffle={raffle} />
        <div className="actions">
          <Button type="submit" variant="primary" busy={isSubmitting} disabled={busy}>
            {t(raffle ? 'form.save' : 'raffle.create')}
          </Button>
        </div>
      </Form>
      {conflict ? (
        <ConflictSheet
          fields={conflictFields(t, conflict.mine, conflict.theirs)}
          busy={isSubmitting}
          onSaveMine={conflict.saveMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      ) : null}
    </div>
  );
}

/** Renders the publication of a stored raffle, its preview, its winners, its copy and its deletion. */
function Actions({
  raffle,
  edit: { isDirty, showRejection, take },
}: {
  raffle: ManagedRaffle;
  edit: ReturnType<typeof useRaffleForm>;
}) {
  const { t } = useTranslation('campaigns');
  const { id, state } = raffle;
  const [publish] = usePublishRaffleMutation();
  const [copy] = useCopyRaffleMutation();
  const [remove] = useDeleteRaffleMutation();
  return (
    <Publication
      campaign={raffle}
      joined={raffle.participant_count}
      isDirty={isDirty}
      onPublish={(body) => publish({ id, ...body }).unwrap()}
      onDone={take}
      onLacking={showRejection}
      texts={{
        open: t('raffle.publication.open'),
        openBody: t('raffle.publication.openBody'),
        fixed: t('raffle.publication.fixed'),
        closed: t('raffle.publication.closed'),
      }}
    >
      {state === 'open' || state === 'closed' ? (
        <LinkButton size="small" href={paths.raffle(id)}>
          {t('raffle.look')}
        </LinkButton>
      ) : (
        <LinkButton size="small" href={managePaths.rafflePreview(id)}>
          {t('preview.open')}
        </LinkButton>
      )}
      {raffle.participant_count > 0 ? (
        <LinkButton size="small" href={managePaths.raffleWinners(id)}>
          {t('raffle.winners')}
        </LinkButton>
      ) : null}
      <CopyCampaign id={id} scope="raffle" onCopy={(copied) => copy(copied).unwrap()} hrefOf={managePaths.raffle} />
      {state === 'draft' ? (
        <DeleteDraft draft={raffle} onDelete={(of) => remove({ id: of }).unwrap()} href={managePaths.raffles()} />
      ) : null}
    </Publication>
  );
}

/** Renders what a raffle has committed to before members find it. */
function Commitment({
  raffle: { seed_hash, beacon_round: round, participant_count: entered },
}: {
  raffle: ManagedRaffle;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <section aria-labelledby="commitment" className={publicationStyles.publication}>
      <h3 id="commitment">{t('raffle.commitment')}</h3>
      <p className="small">{t('raffle.commitmentBody')}</p>
      <dl className={publicationStyles.commitment}>
        <div>
          <dt className="small">{t('raffle.hash')}</dt>
          <dd>
            <code>{seed_hash}</code>
          </dd>
        </div>
        {round === null ? null : (
          <div>
            <dt className="small">{t('raffle.beacon')}</dt>
            <dd>{t('raffle.beaconRound', { round: formatInteger(round) })}</dd>
          </div>
        )}
      </dl>
      {entered === 0 ? <p className="small">{t('raffle.commitmentAgain')}</p> : null}
    </section>
  );
}
