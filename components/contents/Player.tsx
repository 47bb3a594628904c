import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import type { Video } from '@/contract/contents';
import { youtubeAddress } from '@/contract/youtube';
import { paths } from '@/lib/paths';
import { Film } from './Film';
import styles from './Player.module.css';

const frameAddress = (id: string, language: string) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&hl=${language}`;

/** Renders a video that is playing: YouTube's frame, a film of ours, or a text without either. */
function Playing({ video }: { video: Video }) {
  const { t, i18n } = useTranslation('contents');
  const title = t('player.frame', { title: video.title });
  if (video.youtube_id) {
    return (
      <iframe
        className={styles.film}
        src={frameAddress(video.youtube_id, i18n.language)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return <Film film={video.film} poster={video.thumbnail?.url} title={title} autoPlay />;
}

/**
 * Renders a video as its still until it is tapped, so that no other site is contacted before. Without
 * JavaScript the still links to the video. On a phone it is as wide as the screen with `full`.
 */
export function Player({ video, full = false }: { video: Video; full?: boolean }) {
  const { t } = useTranslation('contents');
  const [playing, play] = useState(false);
  const { thumbnail, youtube_id, title } = video;
  const still = (
    <>
      {thumbnail ? (
        <Picture
          className={styles.still}
          url={thumbnail.url}
          alt=""
          width={thumbnail.width}
          height={thumbnail.height}
          sizes="(min-width: 48em) 720px, 100vw"
          eager
          moves={paths.video(video.id)}
        />
      ) : null}
      <span className={styles.button}>
        <PlayIcon size={3} />
      </span>
    </>
  );
  const shared = { className: styles.poster, 'aria-label': t('player.playTitle', { title }) };
  return (
    <figure className={clsx(styles.player, full && styles.full)}>
      <div className={styles.stage}>
        {playing ? (
          <Playing video={video} />
        ) : youtube_id ? (
          <a
            {...shared}
            href={youtubeAddress(youtube_id)}
            rel="noopener"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              play(true);
            }}
          >
            {still}
          </a>
        ) : (
          <button {...shared} type="button" onClick={() => play(true)}>
            {still}
          </button>
        )}
      </div>
      <figcaption className={styles.note}>
        {youtube_id ? (
          <>
            {t('player.youtube')}{' '}
            <a href={youtubeAddress(youtube_id)} target="_blank" rel="noopener">
              {t('player.openYoutube')}
            </a>
          </>
        ) : video.film ? (
          t('player.sample')
        ) : null}
      </figcaption>
    </figure>
  );
}
