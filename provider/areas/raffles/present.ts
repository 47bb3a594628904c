import { addressesUntil } from '../../../contract/addressDays.ts';
import type {
  Beacon,
  Draw,
  Participation,
  Prize,
  PrizeDelivery,
  Raffle,
  RaffleWinner,
} from '../../../contract/raffles.ts';
import { isPublishedAt, presentEnd } from '../../domain/campaigns/publication.ts';
import { presentAuthor, shortenedName } from '../../domain/members/present.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { type OwnDelivery, storedUntil } from './delivery.ts';
import type { FoundRaffle, WinnerRow } from './queries.ts';
import { type ParticipationRow, type PrizeRow, statusOf } from './rules.ts';

/** Presents a prize. */
export const presentPrize = (row: PrizeRow, locale: Locale): Prize => ({
  id: row.id,
  name: localised(row, 'name', locale),
  description: localised(row, 'description', locale),
  image: row.image,
  stock: row.stock,
  left: row.left,
  odds: row.odds,
});

const presentBeacon = (round: number, { beaconRandomness, beaconSignature }: FoundRaffle['raffle']): Beacon => ({
  round,
  randomness: beaconRandomness,
  signature: beaconSignature,
});

/**
 * Presents a raffle; its seed only once all entries are drawn. The seed of a draft stays secret, since it can still
 * decide draws.
 */
export function presentRaffle({ raffle, prizes }: FoundRaffle, locale: Locale, now: Date): Raffle {
  const status = statusOf(raffle, prizes, now);
  const isOver = isPublishedAt(raffle, now) && status === 'closed' && raffle.drawn === raffle.entered;
  return {
    id: raffle.id,
    title: localised(raffle, 'title', locale),
    description: localised(raffle, 'description', locale),
    image: raffle.image,
    status,
    price: raffle.price,
    starts_at: raffle.startsAt.toISOString(),
    ends_at: raffle.endsAt.toISOString(),
    ...presentEnd(raffle, locale),
    drawn: raffle.drawn,
    seed_hash: raffle.seedHash,
    seed: isOver ? raffle.seed : null,
    entered: raffle.entered,
    entries_hash: raffle.chain,
    beacon: raffle.beaconRound === null ? null : presentBeacon(raffle.beaconRound, raffle),
  };
}

function receiptOf({ salt, participant, chain }: ParticipationRow): Participation['receipt'] {
  return salt && participant && chain ? { salt, participant, chain } : null;
}

/** Presents a member's own entry. */
export const presentParticipation = (
  entry: ParticipationRow,
  prize: PrizeRow | null,
  locale: Locale,
): Participation => ({
  id: entry.id,
  status: entry.status,
  number: entry.number,
  clientSeed: entry.clientSeed,
  prize: prize && presentPrize(prize, locale),
  receipt: receiptOf(entry),
  sent_at: entry.sentAt?.toISOString() ?? null,
  created_at: entry.createdAt.toISOString(),
});

/** Presents a draw to the public; the participant's nickname is shortened. */
export const presentDraw = ({ entry, nickname }: { entry: ParticipationRow; nickname: string }): Draw => ({
  number: entry.number,
  clientSeed: entry.clientSeed,
  status: entry.status === 'won' ? 'won' : 'lost',
  prize: entry.prizeId,
  name: shortenedName(nickname),
  participant: entry.participant,
});

/** Presents an address without whose it is. */
export function presentAddress(row: NonNullable<OwnDelivery['delivery']>): NonNullable<PrizeDelivery['delivery']> {
  const { name, phone, zipcode, address, detailAddress, deliveryMessage } = row;
  return { name, phone, zipcode, address, detailAddress, deliveryMessage };
}

/** Presents where a prize goes to its winner. */
export const presentDelivery = ({ raffle, sentAt, delivery }: OwnDelivery, now: Date): PrizeDelivery => ({
  delivery: delivery && presentAddress(delivery),
  editable: now < addressesUntil(raffle.endsAt) && sentAt === null,
  editable_until: addressesUntil(raffle.endsAt).toISOString(),
  stored_until: storedUntil(raffle).toISOString(),
});

/** Presents a winner to managers. */
export const presentWinner = ({ entry, prize, author, delivery, sender }: WinnerRow, locale: Locale): RaffleWinner => ({
  id: entry.id,
  number: entry.number,
  user: presentAuthor(author, locale),
  prize: localised(prize, 'name', locale),
  drawn_at: (entry.drawnAt ?? entry.createdAt).toISOString(),
  sent_at: entry.sentAt?.toISOString() ?? null,
  sent_by: sender,
  delivery: delivery && presentAddress(delivery),
});
