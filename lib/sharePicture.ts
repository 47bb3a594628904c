/** The address of the picture that a shared page shows, which says its words in the page's language. */
export const sharePicture = (kind: 'event' | 'post' | 'skin' | 'topic', id: string | number, language: 'ko' | 'en') =>
  `/api/share/${kind}/${id}${language === 'en' ? '?lng=en' : ''}`;
