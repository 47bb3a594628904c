import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import { useAltOf, type ViewedPicture } from './viewedPicture';

const Viewer = lazyClient(() => import('./PictureViewer').then((it) => it.PictureViewer));

/** Returns a function that opens pictures in full screen at one of them, and the viewer, to be rendered. */
export function useViewer() {
  const [viewed, setViewed] = useState<{ pictures: readonly ViewedPicture[]; start: number }>();
  return {
    view: (pictures: readonly ViewedPicture[], start: number) => setViewed({ pictures, start }),
    viewer: viewed ? <Viewer {...viewed} onClose={() => setViewed(undefined)} /> : null,
  };
}

/**
 * Returns a function that builds the props of the link around one of `pictures`, which opens it in full screen and
 * without JavaScript in the tab, and the viewer, to be rendered.
 */
export function usePictureLinks(pictures: readonly ViewedPicture[]) {
  const { t } = useTranslation('common');
  const altOf = useAltOf();
  const { view, viewer } = useViewer();
  const linkOf = (picture: ViewedPicture) => {
    const index = pictures.indexOf(picture);
    return {
      href: picture.url,
      'aria-label': t('viewer.open', { picture: altOf(picture, index + 1) }),
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        view(pictures, index);
      },
    };
  };
  return { linkOf, viewer };
}
