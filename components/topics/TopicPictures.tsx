import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import { Picture } from '@/components/ui/Picture';
import type { TopicFile } from '@/contract/topics';
import styles from './TopicPictures.module.css';

const Viewer = lazyClient(() => import('./PictureViewer').then((it) => it.PictureViewer));

/** Renders a topic's pictures; each opens large, in a plain tab without JavaScript. */
export function TopicPictures({ files }: { files: TopicFile[] }) {
  const { t } = useTranslation('topics');
  const [opened, setOpened] = useState<number | null>(null);
  if (files.length === 0) return null;

  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <>
      <ul className={styles.pictures} data-one={files.length === 1 || undefined}>
        {files.map((file, index) => (
          <li key={file.url}>
            <a
              href={file.url}
              className={styles.link}
              aria-label={t('topic.openPicture', { place: index + 1 })}
              onClick={(event) => open(event, index)}
            >
              <Picture
                className={styles.picture}
                url={file.url}
                alt={file.alt || t('topic.picture', { place: index + 1 })}
                width={file.width}
                height={file.height}
                sizes={files.length === 1 ? '(min-width: 48em) 720px, 100vw' : '(min-width: 48em) 354px, 50vw'}
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {opened === null ? null : <Viewer files={files} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
