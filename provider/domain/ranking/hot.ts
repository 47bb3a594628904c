/** Seconds of age that weigh as much as ten times the attention. */
const HOT_DECAY_SECONDS = 45_000;

/**
 * Computes the rank of a topic in the "hot" order. Attention counts by its order of magnitude and age by its
 * seconds, so the rank of an untouched topic never has to be recomputed: newer ones start higher.
 */
export function hotRank(topic: {
  likeCount: number;
  commentCount: number;
  viewCount: number;
  createdAt: Date;
}): number {
  const attention = topic.likeCount * 4 + topic.commentCount * 3 + topic.viewCount / 20;
  return Math.log10(Math.max(1, attention)) + topic.createdAt.getTime() / 1000 / HOT_DECAY_SECONDS;
}
