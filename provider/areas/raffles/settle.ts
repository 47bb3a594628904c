import { raffleParticipations, raffles } from '../../db/schema/raffles.ts';
import type { Endable } from '../../domain/campaigns/settle.ts';

export const endableRaffles: Endable = {
  campaigns: raffles,
  participations: raffleParticipations,
  campaignId: raffleParticipations.raffleId,
  kind: 'raffle_ended',
  subjectOf: ({ id, ...texts }) => ({ type: 'raffle', id, ...texts, path: `/raffles/${id}` }),
};
