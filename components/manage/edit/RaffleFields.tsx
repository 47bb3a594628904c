import { useTranslation } from 'react-i18next';
import { PictureFields } from '@/components/pictures/PictureFields';
import { TextField } from '@/components/ui/Field';
import { NumberField } from '@/components/ui/NumberField';
import {
  RAFFLE_PRICE_MAX,
  RAFFLE_PRIZE_DESCRIPTION_MAX,
  RAFFLE_PRIZE_NAME_MAX,
  RAFFLE_PRIZES_MAX,
} from '@/contract/constants/campaigns';
import { ODDS_TOTAL } from '@/contract/draw';
import type { ManagedRaffle } from '@/contract/managedRaffles';
import { plainCode } from '@/contract/typedCode';
import { newKey } from '@/lib/browser/keys';
import styles from '../Challenges.module.css';
import { FormTexts } from './FormText';
import { PrizePicture } from './PrizePicture';
import { Rows } from './Rows';
import { type PrizeValues, percentOf, type RaffleValues, raffleTexts, sumOfOdds } from './raffleValues';
import type { useRaffleForm } from './useRaffleForm';

type Edit = ReturnType<typeof useRaffleForm>;

/**
 * Renders the fields of a raffle. What decides the draws is shown and cannot be changed once it is published, with the
 * reason.
 */
export function RaffleFields({ edit, raffle }: { edit: Edit; raffle?: ManagedRaffle }) {
  const { t } = useTranslation('campaigns');
  const isFixed = raffle !== undefined && raffle.state !== 'draft';
  const why = isFixed ? t(`raffle.fixed.${raffle.participant_count > 0 ? 'joined' : 'published'}`) : undefined;
  return (
    <>
      <About edit={edit} />
      <Period edit={edit} why={why} />
      <Prizes edit={edit} why={why} />
    </>
  );
}

function About({ edit }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { errors, pictures } = edit;
  return (
    <fieldset className={styles.group}>
      <legend>{t('raffle.about')}</legend>
      <Texts edit={edit} name="title" />
      <Texts edit={edit} name="description" rows={4} />
      <PictureFields pictures={pictures} title={t('raffle.image')} error={errors.image} />
    </fieldset>
  );
}

/** Renders when members can enter, and for what; `why` it cannot be changed. */
function Period({ edit: { values, errors, change }, why }: { edit: Edit; why?: string }) {
  const { t } = useTranslation('campaigns');
  return (
    <fieldset className={styles.group} disabled={why !== undefined}>
      <legend>{t('raffle.period')}</legend>
      {why ? <p className="aside">{why}</p> : null}
      <div className={styles.pair}>
        {(['starts_at', 'ends_at'] as const).map((name) => (
          <TextField
            key={name}
            type="datetime-local"
            name={name}
            label={t(`raffle.${name}`)}
            hint={t('raffle.seoul')}
            value={values[name]}
            error={errors[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
      <NumberField
        name="price"
        label={t('raffle.price')}
        hint={t('raffle.priceHint', { max: RAFFLE_PRICE_MAX })}
        value={values.price}
        error={errors.price}
        onTyped={(typed) => change({ price: typed })}
      />
    </fieldset>
  );
}

const noPrize = (): PrizeValues => ({
  key: newKey(),
  name: '',
  name_en: '',
  description: '',
  description_en: '',
  image: '',
  stock: '1',
  odds: '',
});

function Prizes({ edit, why }: { edit: Edit; why?: string }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change, round, countUploads, setPrizePicture } = edit;
  return (
    <fieldset className={styles.group} disabled={why !== undefined}>
      <legend>{t('raffle.prizes')}</legend>
      {why ? <p className="aside">{why}</p> : null}
      <Rows
        label={t('raffle.prizeList')}
        hint={t('raffle.prizesHint')}
        rows={values.prizes}
        empty={noPrize()}
        most={RAFFLE_PRIZES_MAX}
        keyOf={({ key }) => `${round}:${key}`}
        isTall
        nameOf={(_, place) => t('raffle.prizeOf', { place })}
        error={errors.prizes}
        onChange={(prizes) => change({ prizes })}
      >
        {({ row: prize, at, isAdded, set }) => {
          const texts = {
            edit: { values: prize, change: set },
            path: `prizes.${at}`,
            labelOf: (name: 'name' | 'name_en' | 'description' | 'description_en') => t(`raffle.prize.${name}`),
          };
          return (
            <>
              <FormTexts {...texts} name="name" limit={RAFFLE_PRIZE_NAME_MAX} autoFocus={isAdded} />
              <FormTexts {...texts} name="description" limit={RAFFLE_PRIZE_DESCRIPTION_MAX} note={t('form.optional')} />
              <div className={styles.pair}>
                <NumberField
                  name={`prizes.${at}.stock`}
                  label={t('raffle.prize.stock')}
                  value={prize.stock}
                  onTyped={(typed) => set({ stock: typed })}
                />
                <TextField
                  name={`prizes.${at}.odds`}
                  label={t('raffle.prize.odds')}
                  inputMode="decimal"
                  autoComplete="off"
                  value={prize.odds}
                  onChange={(event) =>
                    set({
                      odds: plainCode(event.target.value)
                        .replace(',', '.')
                        .replace(/[^\d.]/g, ''),
                    })
                  }
                />
              </div>
              <PrizePicture
                url={prize.image}
                title={t('raffle.prize.image')}
                onChange={(image) => setPrizePicture(prize.key, image)}
                onUploads={countUploads}
              />
            </>
          );
        }}
      </Rows>
      <OddsSum prizes={values.prizes} />
    </fieldset>
  );
}

/** Renders what the odds add up to while they are typed. */
function OddsSum({ prizes }: { prizes: RaffleValues['prizes'] }) {
  const { t } = useTranslation('campaigns');
  const sum = sumOfOdds(prizes);
  const isOver = sum > ODDS_TOTAL;
  return (
    <p role="status" className={isOver ? 'problem' : 'small'}>
      {isOver
        ? t('raffle.sumOver', { sum: percentOf(sum), over: percentOf(sum - ODDS_TOTAL) })
        : t('raffle.sum', { sum: percentOf(sum), rest: percentOf(ODDS_TOTAL - sum) })}
    </p>
  );
}

/** Renders a text of a raffle in both languages. */
function Texts({ edit, name, ...field }: { edit: Edit; name: keyof typeof raffleTexts; rows?: number }) {
  const { t } = useTranslation('campaigns');
  return (
    <FormTexts edit={edit} name={name} labelOf={(key) => t(`raffle.${key}`)} limit={raffleTexts[name]} {...field} />
  );
}
