import type { BarrierResult, HistoryResult, SkinResult } from '../../../contract/surveys.ts';
import type { ResultRow } from '../../domain/surveys/results.ts';
import { lowAxes } from './score.ts';

/** Presents a skin-type result to its own member. */
export const presentSkin = (row: ResultRow, claim: string | null = null): SkinResult => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  axes: row.axes,
  low: lowAxes(row.axes),
  created_at: row.createdAt.toISOString(),
  claim,
});

/** Presents a barrier result to its own member. */
export const presentBarrier = (row: ResultRow, claim: string | null): BarrierResult => ({
  id: row.id,
  kind: 'barrier',
  score: row.score,
  confidence: row.confidence,
  created_at: row.createdAt.toISOString(),
  claim,
});

/** Presents a result of a member's history. */
export const presentHistory = ({ id, kind, type, score, createdAt }: ResultRow): HistoryResult => ({
  id,
  kind,
  type,
  score,
  created_at: createdAt.toISOString(),
});
