import { defineArea } from '../../domain/areas/area.ts';
import { photoContent, videoContent } from './content.ts';
import { homePhotos, homeVideos } from './home.ts';
import { importRunRoutes, managedPhotoRoutes, managedVideoRoutes } from './manageRoutes.ts';
import { otherContentRoutes } from './otherRoutes.ts';
import { photoCommentRoutes, photoRoutes } from './photoRoutes.ts';
import { videoCommentRoutes, videoRoutes } from './videoRoutes.ts';

export const contentsArea = defineArea({
  routes: [
    managedVideoRoutes,
    managedPhotoRoutes,
    importRunRoutes,
    videoRoutes,
    videoCommentRoutes,
    photoRoutes,
    photoCommentRoutes,
    otherContentRoutes,
  ],
  content: [videoContent, photoContent],
  home: { videos: homeVideos, photos: homePhotos },
});
