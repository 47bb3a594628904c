import PQueue from 'p-queue';

/** The queue of picture processing. Decoding a large photo takes a hundred megabytes, so few run concurrently. */
export const pictureQueue = new PQueue({ concurrency: 2 });
