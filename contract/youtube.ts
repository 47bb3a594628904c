const ADDRESS =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** Returns the id of a video in a YouTube address, or undefined. */
export const youtubeIdOf = (address: string): string | undefined => ADDRESS.exec(address.trim())?.[1];

/** Returns the address of a video on YouTube. */
export const youtubeAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`;
