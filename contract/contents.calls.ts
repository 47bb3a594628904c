import { declareCalls } from './call.ts';
import { commentCallsOf } from './comments.calls.ts';
import type { otherContentSchemas, photoSchemas, videoSchemas } from './contents.ts';

export const videoCalls = declareCalls<typeof videoSchemas>()({
  getVideos: ['GET', '/contents/youtube-videos/', 'public'],
  getVideo: ['GET', '/contents/youtube-videos/{id}/', 'public'],
});

export const videoCommentCalls = commentCallsOf(videoCalls.getVideo.path);

export const photoCalls = declareCalls<typeof photoSchemas>()({
  getContentCategories: ['GET', '/contents/instagram-posts/categories/', 'public'],
  getContentTags: ['GET', '/contents/instagram-posts/tags/', 'public'],
  getPhotos: ['GET', '/contents/instagram-posts/', 'public'],
  getPhoto: ['GET', '/contents/instagram-posts/{id}/', 'public'],
});

export const photoCommentCalls = commentCallsOf(photoCalls.getPhoto.path);

export const otherContentCalls = declareCalls<typeof otherContentSchemas>()({
  getOtherContents: ['GET', '/contents/other/', 'public'],
});
