import type { PointSummary } from '@/contract/points';
import * as z from '@/contract/zod';

/** Returns the schema of a conversion of at most `most` points, in whole steps. */
export const convertForm = ({ minimum, step }: PointSummary, most: number) =>
  z.object({ point: z.coerce.number().min(minimum).max(most).multipleOf(step) });
