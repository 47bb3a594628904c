import { type ChainInfo, fetchBeacon, roundAt } from 'drand-client';
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { raffles } from '../../db/schema/raffles.ts';
import type { Database } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import type { RaffleRow } from './rules.ts';

const TIMEOUT_MS = 5_000;

/** A public source of randomness with fixed times, whose next value cannot be predicted. */
export interface Beacon {
  /** The first round that speaks after an instant. */
  roundAfter(time: Date): Promise<number>;
  /** Reads the value of a round, its signature verified. @throws before the round */
  read(round: number): Promise<{ randomness: string; signature: string }>;
}

async function getJson<T>(url: string): Promise<T> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok) throw new Error(`The beacon answered ${answer.status}`);
  return (await answer.json()) as T;
}

/**
 * Creates a client of a drand chain (https://drand.love) by its address, such as `https://api.drand.sh/{chain
 * hash}`. It rejects a chain whose hash is not the address's.
 */
export function drandBeacon(address: string): Beacon {
  const base = address.replace(/\/$/, '');
  const info = async () => {
    const found = await getJson<ChainInfo>(`${base}/info`);
    if (base.slice(base.lastIndexOf('/') + 1) !== found.hash) {
      throw new Error('The beacon is another chain than its address names');
    }
    return found;
  };
  return {
    async roundAfter(time) {
      return roundAt(time.getTime(), await info()) + 1;
    },
    async read(round) {
      const get = (wanted: number) => getJson<never>(`${base}/public/${wanted}`);
      const { randomness, signature } = await fetchBeacon(
        {
          options: { disableBeaconVerification: false, noCache: false },
          chain: () => ({ baseUrl: base, info }),
          latest: () => get(0),
          get,
        },
        round,
      );
      return { randomness, signature };
    },
  };
}

/**
 * Assigns each raffle without an entry a beacon round after its end, and stores the beacon's value for
 * raffles that are over. A value that cannot be read now is read in the job's next run.
 */
export async function readBeacon(database: Database, beacon: Beacon, now: Date, signal?: AbortSignal): Promise<void> {
  const unpromised = and(eq(raffles.entered, 0), isNull(raffles.beaconRound), gt(raffles.endsAt, now));
  const promising = await database.read((db) => db.select().from(raffles).where(unpromised));
  const promise = async ({ id, endsAt }: Pick<RaffleRow, 'id' | 'endsAt'>) => {
    const beaconRound = await beacon.roundAfter(endsAt);
    await database.write((tx) =>
      tx
        .update(raffles)
        .set({ beaconRound })
        // An operator may have changed the end meanwhile.
        .where(and(eq(raffles.id, id), eq(raffles.endsAt, endsAt), unpromised)),
    );
  };
  const silent = and(isNotNull(raffles.beaconRound), isNull(raffles.beaconRandomness));
  const waiting = await database.read((db) =>
    db
      .select()
      .from(raffles)
      .where(and(lte(raffles.endsAt, now), silent)),
  );
  const store = async ({ id, beaconRound }: Pick<RaffleRow, 'id' | 'beaconRound'>) => {
    if (beaconRound === null) return;
    const { randomness, signature } = await beacon.read(beaconRound);
    await database.write((tx) =>
      tx
        .update(raffles)
        .set({ beaconRandomness: randomness, beaconSignature: signature })
        .where(and(eq(raffles.id, id), silent)),
    );
  };
  const works = [...promising.map((raffle) => () => promise(raffle)), ...waiting.map((raffle) => () => store(raffle))];
  await eachAlone(works, 'raffles could not be given a beacon’s round or value', (work) => work(), signal);
}
