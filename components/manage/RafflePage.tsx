import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import {
  useCopyRaffleMutation,
  useDeleteRaffleMutation,
  useEndRaffleMutation,
  useGetManagedRaffleQuery,
  usePublishRaffleMutation,
} from '@/api/managedRaffles';
import type { ShownField } from '@/components/article/ConflictSheet';
import { LinkButton } from '@/components/ui/Button';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { ManagedRaffle } from '@/contract/managedRaffles';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { CampaignForm } from './CampaignForm';
import { CampaignHead } from './CampaignHead';
import { bothLanguages } from './edit/FormText';
import { RaffleFields } from './edit/RaffleFields';
import { type RaffleValues, raffleTexts } from './edit/raffleValues';
import { useRaffleForm } from './edit/useRaffleForm';
import manage from './Manage.module.css';
import publicationStyles from './Publication.module.css';

/** Renders the state and the form of a stored raffle. */
export function RafflePage({ id }: { id: number }) {
  return (
    <Loaded answer={useGetManagedRaffleQuery({ id })} loading={<SkeletonRows rows={4} />}>
      {(raffle) => <RaffleForm key={id} raffle={raffle} />}
    </Loaded>
  );
}

/** Renders the form of a new raffle, which leads to its page once it is stored as a draft. */
export const NewRaffle = () => <RaffleForm />;

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'campaigns'>, values: RaffleValues): ShownField[] {
  const shown = {
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
  };
  return [
    ...bothLanguages(raffleTexts),
    'image' as const,
    'starts_at' as const,
    'ends_at' as const,
    'price' as const,
    'prizes' as const,
  ].map((name) => ({ label: t(`raffle.${name}`), value: shown[name] }));
}

function RaffleForm({ raffle }: { raffle?: ManagedRaffle }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useRaffleForm(raffle, (id) => void router.replace(managePaths.raffle(id)));
  return (
    <CampaignForm
      kind="raffle"
      stored={raffle}
      edit={edit}
      head={
        raffle ? (
          <>
            <Actions raffle={raffle} edit={edit} />
            <Commitment raffle={raffle} />
          </>
        ) : null
      }
      fieldsOf={(values) => fieldsOf(t, values)}
    >
      <RaffleFields edit={edit} raffle={raffle} />
    </CampaignForm>
  );
}

/** Renders the publication of a stored raffle, its winners and its further actions. */
function Actions({ raffle, edit }: { raffle: ManagedRaffle; edit: ReturnType<typeof useRaffleForm> }) {
  const { t } = useTranslation('campaigns');
  const { id } = raffle;
  const [publish] = usePublishRaffleMutation();
  const [copy] = useCopyRaffleMutation();
  const [remove] = useDeleteRaffleMutation();
  const [end] = useEndRaffleMutation();
  return (
    <CampaignHead
      kind="raffle"
      campaign={raffle}
      joined={raffle.participant_count}
      closed={t('raffle.publication.closed')}
      edit={edit}
      page={paths.raffle(id)}
      preview={managePaths.rafflePreview(id)}
      onPublish={(body) => publish({ id, ...body }).unwrap()}
      onCopy={(idempotencyKey) => copy({ id, idempotencyKey }).unwrap()}
      hrefOf={(draft) => managePaths.raffle(draft.id)}
      onDelete={() => remove({ id }).unwrap()}
      end={{ body: t('raffle.publication.endBody'), send: (body) => end({ id, ...body }).unwrap() }}
    >
      {raffle.participant_count > 0 ? (
        <LinkButton size="small" href={managePaths.raffleWinners(id)}>
          {t('raffle.winners')}
        </LinkButton>
      ) : null}
    </CampaignHead>
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
      <h2 id="commitment" className={manage.part}>
        {t('raffle.commitment')}
      </h2>
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
