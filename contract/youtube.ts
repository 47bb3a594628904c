/** The id in an address; a frame of a playlist or of a channel's broadcast has a word of as many letters in its place. */
const ADDRESS =
  /^(?:(?:https?:)?\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#\s]*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{11})(?![\w-])/i;

/** Returns the id of a video in a YouTube address, or undefined. */
export const youtubeIdOf = (address: string): string | undefined => ADDRESS.exec(address.trim())?.[1];

/** Returns the address of a video on YouTube. */
export const youtubeAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`;
