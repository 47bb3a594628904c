import PQueue from 'p-queue';

/** Work on pictures. Decoding a large photo takes a hundred megabytes, so few are open at once. */
export const pictureQueue = new PQueue({ concurrency: 2 });
