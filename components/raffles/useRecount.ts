import { useState } from 'react';
import { rafflesApi, useGetParticipationsQuery } from '@/api/raffles';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import type { Draw, Prize, Raffle } from '@/contract/raffles';
import { useAppDispatch } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { type Recount, recount } from '@/lib/fairDraw';

/** Recomputes every draw of a closed raffle in the reader's own browser. */
export function useRecount(raffle: Raffle, prizes: readonly Prize[]) {
  const dispatch = useAppDispatch();
  const { isLogin } = useMember();
  const { data } = useGetParticipationsQuery({ id: raffle.id }, { skip: !isLogin || raffle.seed === null });
  const [result, setResult] = useState<Recount>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function everyDraw(): Promise<Draw[]> {
    const draws: Draw[] = [];
    for (let page = 1; ; page += 1) {
      const { getDraws } = rafflesApi.endpoints;
      const answer = await dispatch(getDraws.initiate({ id: raffle.id, page, page_size: MAX_PAGE_SIZE })).unwrap();
      draws.push(...answer.results);
      if (!answer.next) return draws;
    }
  }

  const run = async () => {
    const { seed } = raffle;
    if (!seed || busy) return;
    setBusy(true);
    setFailed(false);
    try {
      setResult(await recount({ ...raffle, seed }, prizes, await everyDraw(), data?.results[0]));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { run, result, busy, failed };
}
