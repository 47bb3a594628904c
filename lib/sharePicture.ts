/** Returns the address of a shared page's picture, with its text in the page's language. */
export const sharePicture = (kind: 'event' | 'post' | 'skin' | 'topic', id: string | number, language: 'ko' | 'en') =>
  `/api/share/${kind}/${id}${language === 'en' ? '?lng=en' : ''}`;
