import type { TFunction } from 'i18next';
import { RAFFLE_DESCRIPTION_MAX, RAFFLE_STOCK_MAX, RAFFLE_TITLE_MAX } from '@/contract/constants/campaigns';
import { ODDS_TOTAL } from '@/contract/draw';
import { type ManagedRaffle, type ManagedRaffleBody, managedRaffleSchemas } from '@/contract/managedRaffles';
import { typedInteger } from '@/contract/typedCode';
import { hasVisible } from '@/contract/typedText';
import * as z from '@/contract/zod';
import { formatInteger } from '@/lib/numbers';
import { typedNumber } from '@/lib/typedNumber';
import { withProblems } from '@/lib/withProblems';
import { instantOfSeoul, seoulFieldOf } from '../seoulTime';
import { typedInstant } from '../typedFields';

/** Odds as they are counted, for each per cent. */
const PER_CENT = ODDS_TOTAL / 100;

const { shape } = managedRaffleSchemas.createRaffle.body;
const prizeOfCall = shape.prizes.element.extend({ image: z.string() });
const typedPrize = z.object({
  key: z.string(),
  name: z.string(),
  name_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  image: z.string(),
  stock: z.string(),
  odds: z.string(),
});
export type PrizeValues = z.infer<typeof typedPrize>;

const raffleValues = z.object({
  ...shape,
  image: z.string(),
  price: typedNumber(shape.price),
  starts_at: typedInstant,
  ends_at: typedInstant,
  prizes: z.array(typedPrize),
  version: z.number(),
});
/** The values of the form of a raffle: numbers as typed, odds in per cent, times as they are in Korea. */
export type RaffleValues = z.input<typeof raffleValues>;

/** The texts of a raffle, and how long each may be in either language. */
export const raffleTexts = {
  title: RAFFLE_TITLE_MAX,
  description: RAFFLE_DESCRIPTION_MAX,
} as const;

/** Returns typed odds (`12.5`) in 10,000; NaN for what is no such number. */
const oddsOf = (typed: string): number =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * PER_CENT) : Number.NaN;

/** Returns the sum of the odds that are typed so far, in 10,000. */
export const sumOfOdds = (prizes: readonly Pick<PrizeValues, 'odds'>[]): number =>
  prizes.reduce((sum, { odds }) => sum + (oddsOf(odds) || 0), 0);

/** Writes odds in 10,000 as per cent, as they are typed. */
export const percentOf = (odds: number): string => String(odds / PER_CENT);

/** Returns a prize as a call sends it. */
const prizeOf = ({ key: _, stock, odds, ...texts }: PrizeValues) => ({
  ...texts,
  stock: typedInteger(stock),
  odds: oddsOf(odds),
});
const isDescribed = ({ description, description_en }: PrizeValues) =>
  hasVisible(description) === hasVisible(description_en);

/** Returns what is wrong with the prizes, if anything is; it names the first wrong one. */
function prizesProblem(t: TFunction<'campaigns'>, prizes: readonly PrizeValues[]): string | undefined {
  const firstWrong = (isRight: (prize: PrizeValues) => boolean) => prizes.findIndex((prize) => !isRight(prize)) + 1;
  const invalid = firstWrong((prize) => prizeOfCall.safeParse(prizeOf(prize)).success);
  if (invalid > 0) return t('raffle.prizeInvalid', { place: invalid, stock: formatInteger(RAFFLE_STOCK_MAX) });
  const halfDescribed = firstWrong(isDescribed);
  if (halfDescribed > 0) return t('raffle.prizeLanguages', { place: halfDescribed });
  return sumOfOdds(prizes) > ODDS_TOTAL ? t('raffle.oddsOver') : undefined;
}

/** Builds the schema of the form, with the messages of its prizes in the page's language. */
export const raffleForm = (t: TFunction<'campaigns'>) =>
  withProblems(raffleValues, ({ prizes }) => ({ prizes: prizesProblem(t, prizes) }));

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

/** Returns the checked values of the form as a call sends them; a time that was not changed is as it is `stored`. */
export function raffleBodyOf(
  { version: _, ...values }: z.output<typeof raffleValues>,
  stored?: ManagedRaffle,
): ManagedRaffleBody {
  const instantOf = (name: 'starts_at' | 'ends_at') =>
    stored && instantOfSeoul(seoulFieldOf(stored[name])) === values[name] ? stored[name] : values[name];
  return {
    ...values,
    starts_at: instantOf('starts_at'),
    ends_at: instantOf('ends_at'),
    prizes: values.prizes.map(prizeOf),
  };
}
