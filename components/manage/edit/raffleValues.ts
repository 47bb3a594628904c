import type { TFunction } from 'i18next';
import {
  RAFFLE_DESCRIPTION_MAX,
  RAFFLE_PRICE_MAX,
  RAFFLE_PRIZE_NAME_MAX,
  RAFFLE_STOCK_MAX,
  RAFFLE_TITLE_MAX,
} from '@/contract/constants/campaigns';
import { ODDS_TOTAL } from '@/contract/draw';
import type { ManagedRaffle, ManagedRaffleBody } from '@/contract/managedRaffles';
import { composeText, fits, hasVisible } from '@/contract/typedText';
import { z } from '@/lib/formSchema';
import { formatInteger } from '@/lib/numbers';
import { instantOfSeoul, isSeoulTime, seoulFieldOf } from '../seoulTime';

/** Odds as they are counted, for each per cent. */
const PER_CENT = ODDS_TOTAL / 100;

const draftPrizes = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    name_en: z.string(),
    description: z.string(),
    description_en: z.string(),
    image: z.string(),
    stock: z.string(),
    odds: z.string(),
  }),
);

/** The values of the form of a raffle: numbers as typed, odds in per cent, times as they are in Korea. */
export const raffleDraft = z.object({
  title: z.string(),
  title_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  image: z.string(),
  price: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  prizes: draftPrizes,
  version: z.number(),
});
export type RaffleValues = z.infer<typeof raffleDraft>;
export type PrizeValues = RaffleValues['prizes'][number];

/** The texts of a raffle, and how long each may be. */
export const raffleTexts = {
  title: RAFFLE_TITLE_MAX,
  title_en: RAFFLE_TITLE_MAX,
  description: RAFFLE_DESCRIPTION_MAX,
  description_en: RAFFLE_DESCRIPTION_MAX,
} as const;

/** Returns typed odds (`12.5`) in 10,000; NaN for what is no such number. */
const oddsOf = (typed: string): number =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * PER_CENT) : Number.NaN;

/** Returns the sum of the odds that are typed so far, in 10,000. */
export const sumOfOdds = (prizes: readonly Pick<PrizeValues, 'odds'>[]): number =>
  prizes.reduce((sum, { odds }) => sum + (oddsOf(odds) || 0), 0);

/** Writes odds in 10,000 as per cent, as they are typed. */
export const percentOf = (odds: number): string => String(odds / PER_CENT);

const isName = (text: string) => hasVisible(text) && fits(composeText(text), RAFFLE_PRIZE_NAME_MAX);
const isFromTo = (number: number, min: number, max: number) => number >= min && number <= max;
const isPrize = ({ name, name_en, stock, odds }: PrizeValues) =>
  isName(name) &&
  isName(name_en) &&
  /^\d+$/.test(stock) &&
  isFromTo(Number(stock), 1, RAFFLE_STOCK_MAX) &&
  isFromTo(oddsOf(odds), 1, ODDS_TOTAL);
const isDescribed = ({ description, description_en }: PrizeValues) =>
  hasVisible(description) === hasVisible(description_en);

/** Builds the schema of the form, with messages in the page's language. */
export function raffleForm(t: TFunction<'campaigns'>) {
  const text = (max: number) => z.string().check(z.typed(), z.atMost(max, t('form.tooLong', { max })));
  const needed = (max: number) => text(max).check(z.atLeast(1, t('form.missing')));
  const time = z.string().check(z.refine(isSeoulTime, t('form.noTime')));
  const isPrice = (typed: string) => /^\d+$/.test(typed) && Number(typed) <= RAFFLE_PRICE_MAX;
  /** Checks every prize; the message names the first that is wrong. */
  const each = (isRight: (prize: PrizeValues) => boolean, message: (place: number) => string) =>
    z.refine<PrizeValues[]>((prizes) => prizes.every(isRight), {
      error: ({ input }) => message((input as PrizeValues[]).findIndex((prize) => !isRight(prize)) + 1),
      abort: true,
    });
  return z.extend(raffleDraft, {
    title: needed(RAFFLE_TITLE_MAX),
    title_en: needed(RAFFLE_TITLE_MAX),
    description: text(RAFFLE_DESCRIPTION_MAX),
    description_en: text(RAFFLE_DESCRIPTION_MAX),
    price: z.string().check(z.refine(isPrice, t('form.wrongNumber', { min: 0, max: RAFFLE_PRICE_MAX }))),
    starts_at: time,
    ends_at: time,
    prizes: draftPrizes.check(
      each(isPrize, (place) => t('raffle.prizeInvalid', { place, stock: formatInteger(RAFFLE_STOCK_MAX) })),
      each(isDescribed, (place) => t('raffle.prizeLanguages', { place })),
      z.refine((prizes) => sumOfOdds(prizes) <= ODDS_TOTAL, t('raffle.oddsOver')),
    ),
  });
}

/** The values of the form of a new raffle. */
export const newRaffle: RaffleValues = {
  title: '',
  title_en: '',
  description: '',
  description_en: '',
  image: '',
  price: '0',
  starts_at: '',
  ends_at: '',
  prizes: [],
  version: 0,
};

/** Returns a stored raffle as the values of its form. */
export const raffleValuesOf = (stored: ManagedRaffle): RaffleValues => ({
  title: stored.title,
  title_en: stored.title_en,
  description: stored.description,
  description_en: stored.description_en,
  image: stored.image,
  price: String(stored.price),
  starts_at: seoulFieldOf(stored.starts_at),
  ends_at: seoulFieldOf(stored.ends_at),
  prizes: stored.prizes.map(({ id, left: _, stock, odds, ...texts }) => ({
    ...texts,
    key: String(id),
    stock: String(stock),
    odds: percentOf(odds),
  })),
  version: stored.version,
});

/** Returns the values of the form as a call sends them; a time that was not changed is as it is `stored`. */
export function raffleBodyOf({ version: _, ...values }: RaffleValues, stored?: ManagedRaffle): ManagedRaffleBody {
  const instantOf = (name: 'starts_at' | 'ends_at') =>
    stored && seoulFieldOf(stored[name]) === values[name] ? stored[name] : instantOfSeoul(values[name]);
  return {
    ...values,
    price: Number(values.price),
    starts_at: instantOf('starts_at'),
    ends_at: instantOf('ends_at'),
    prizes: values.prizes.map(({ key: __, stock, odds, ...texts }) => ({
      ...texts,
      stock: Number(stock),
      odds: oddsOf(odds),
    })),
  };
}
