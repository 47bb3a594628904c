import { defineArea } from '../../domain/areas/area.ts';
import { photoCommentParent, photoCommentRoutes, videoCommentParent, videoCommentRoutes } from './comments.ts';
import { homePhotos, homeVideos } from './home.ts';
import { otherContentRoutes } from './otherRoutes.ts';
import { photoRoutes } from './photoRoutes.ts';
import { findSavedPhotos, findSavedVideos } from './saved.ts';
import { videoRoutes } from './videoRoutes.ts';

export const contentsArea = defineArea({
  routes: [videoRoutes, videoCommentRoutes, photoRoutes, photoCommentRoutes, otherContentRoutes],
  commented: { video: videoCommentParent, photo: photoCommentParent },
  saved: { video: findSavedVideos, photo: findSavedPhotos },
  home: { videos: homeVideos, photos: homePhotos },
});
