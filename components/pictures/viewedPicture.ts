import { useTranslation } from 'react-i18next';

/** A picture that opens in full screen. An `alt` of '' is one without a description. */
export interface ViewedPicture {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

/** Returns a function that describes a picture, by its `place` among others, from 1, where nobody described it. */
export function useAltOf() {
  const { t } = useTranslation('common');
  return ({ alt }: Pick<ViewedPicture, 'alt'>, place: number) => alt || t('viewer.picture', { place });
}
