import type { ReactNode } from 'react';

const heart =
  'M12 20s-7.5-4.6-7.5-10.1A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 7.5 2.9C19.5 15.4 12 20 12 20z';

/** Strokes on a square of 24 units, by name. */
const icons = {
  home: <path d="M4 11l8-7 8 7v8.5h-5.5V14h-5v5.5H4z" />,
  forum: <path d="M4 5h12v9H9l-4 3v-3H4zM19 9h1.5v9.5h-1.2V21l-3.3-2.5h-5" />,
  flame: (
    <path d="M12 3.5c.6 3.4 5.5 5.3 5.5 10.3A5.5 5.5 0 0 1 12 20a5.5 5.5 0 0 1-5.5-5.8c0-2.2 1.2-3.6 2.2-4.7.2 1.3.8 2.2 1.8 2.7-.3-3.3.1-6.2 1.5-8.7z" />
  ),
  drop: <path d="M12 3.5c3.2 4 5.5 6.7 5.5 10a5.5 5.5 0 0 1-11 0c0-3.3 2.3-6 5.5-10z" />,
  person: (
    <>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20c.8-4 3.9-5.5 7.5-5.5s6.7 1.5 7.5 5.5" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  heart: <path d={heart} />,
  'heart-filled': <path fill="currentColor" d={heart} />,
  comment: (
    <path d="M12 4.5c4.7 0 8.5 3.1 8.5 7s-3.8 7-8.5 7c-1 0-2-.1-2.9-.4L4.5 20l1.1-3.4A6.5 6.5 0 0 1 3.5 11.5c0-3.9 3.8-7 8.5-7z" />
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  play: <path fill="currentColor" d="M8 5.2v13.6L19 12z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  pencil: <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19z" />,
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5" />,
  more: <path strokeWidth="2.6" d="M5 12h.01M12 12h.01M19 12h.01" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  'chevron-left': <path d="M14.5 5.5L8 12l6.5 6.5" />,
  'chevron-right': <path d="M9.5 5.5L16 12l-6.5 6.5" />,
  'chevron-down': <path d="M5.5 9.5L12 16l6.5-6.5" />,
  'arrow-up': <path d="M12 19.5V5M5.5 11L12 4.5 18.5 11" />,
  reply: <path d="M9.5 6L4 11.5 9.5 17M4.5 11.5H14a6 6 0 0 1 6 6V19" />,
  check: <path d="M4.5 12.5l5 5 10-11" />,
  alert: <path d="M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.01" />,
  image: (
    <>
      <path d="M3.5 5h17v14h-17z" />
      <path d="M3.5 16l5-5 4.5 4.5 3-3 4.5 4.5" />
      <circle cx="15.5" cy="9" r="1.2" />
    </>
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2" />
  ),
  share: <path d="M12 15V4M7.5 8.5L12 4l4.5 4.5M5 12.5V20h14v-7.5" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
    </>
  ),
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  screen: <path d="M3.5 5h17v11h-17zM8.5 20h7M12 16v4" />,
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />,
  pin: <path d="M9 4h6l-.5 6 3 3.5h-11l3-3.5zM12 13.5V20" />,
  chat: <path d="M4 5h16v11.5h-8L7.5 20v-3.5H4zM8.5 10.8h.01M12 10.8h.01M15.5 10.8h.01" />,
  lock: <path d="M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />,
  mail: <path d="M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5" />,
  'log-out': <path d="M14 4H5v16h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />,
  flag: <path d="M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12" />,
  settings: <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />,
  calendar: <path d="M4 5.5h16V20H4zM4 9.5h16M8.5 3.5v4M15.5 3.5v4M8.5 14.5l2.6 2.4 4.4-4.6" />,
  trophy: (
    <path d="M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5h-3c0 3 1 4.5 3.2 4.8M16.5 5.5h3c0 3-1 4.5-3.2 4.8M12 14.5V19M8.5 20h7" />
  ),
};
export type IconName = keyof typeof icons;

/** The mark as one stroke in a box of 32 by 32, 3 units wide: ㄹ of 결 as a line of grain. */
const mark =
  'M4.5 10C9.5 5.2 19 4 24.6 6.9C29.4 9.4 26.8 13.4 20.6 14.2C14 15 6.4 15.2 6.2 19.8C6 24.6 12.4 24.4 17 23.4C21 22.5 25.4 21.8 28 25';

/** Lines of one grain that part around a knot. */
const grain = [
  'M2 26.2C6.4 26.8 19.6 29.1 28.3 29.9S45.9 30.9 54.7 30.7 72.2 29.6 81 28.9 98.6 27.2 107.3 26.4 124.9 25.1 133.7 23.9 151.2 20.8 160 19.6 177.6 17 186.3 16.6 203.9 17.1 212.7 17.2 230.2 17 239 17.2 256.6 17.7 265.3 18.5 282.9 21 291.7 22.4 313.6 25.8 318 26.5',
  'M2 39.4C6.4 40 19.6 42.5 28.3 43.3S45.9 44.4 54.7 44.3 72.2 43.2 81 42.5 98.6 40.8 107.3 39.8 124.9 38 133.7 36.3 151.2 31.1 160 29.3 177.6 25.5 186.3 25.3 203.9 27.5 212.7 28.2 230.2 29 239 29.5 256.6 30.2 265.3 31.1 282.9 33.7 291.7 35.2 313.6 38.8 318 39.5',
  'M2 68.4C6.4 69.1 19.6 71.7 28.3 72.5S45.9 73.8 54.7 73.7 72.2 72.6 81 71.9 98.6 69.6 107.3 69.4 124.9 68.7 133.7 70.2 151.2 76.9 160 78.4 177.6 81.2 186.3 79.1 203.9 69.4 212.7 66 230.2 60 239 58.9 256.6 58.8 265.3 59.6 282.9 62.3 291.7 63.8 313.6 67.7 318 68.5',
  'M2 81C6.4 81.6 19.6 84.1 28.3 84.9S45.9 86 54.7 85.9 72.2 84.8 81 84.1 98.6 82 107.3 81.6 124.9 80.8 133.7 81.5 151.2 85.2 160 85.9 177.6 87.1 186.3 85.6 203.9 79.1 212.7 76.8 230.2 72.6 239 71.9 256.6 71.9 265.3 72.7 282.9 75.4 291.7 76.8 313.6 80.4 318 81.1',
  'M2 93.8C6.4 94.4 19.6 96.7 28.3 97.5S45.9 98.5 54.7 98.3 72.2 97.2 81 96.5 98.6 94.7 107.3 94.2 124.9 93.3 133.7 93.6 151.2 95.6 160 95.8 177.6 96.2 186.3 95 203.9 90.5 212.7 88.8 230.2 85.7 239 85.3 256.6 85.4 265.3 86.2 282.9 88.6 291.7 90 313.6 93.4 318 94.1',
];
/** The one of them that is the mark's own. */
const grainMain =
  'M2 52.3C6.4 53 19.6 55.5 28.3 56.4S45.9 57.7 54.7 57.5 72.2 56.5 81 55.7 98.6 54.1 107.3 52.8 124.9 50.6 133.7 47.9 151.2 39.4 160 36.5 177.6 30.8 186.3 31 203.9 36.2 212.7 37.9 230.2 40.5 239 41.4 256.6 42.4 265.3 43.4 282.9 46.2 291.7 47.7 313.6 51.6 318 52.3';

const symbol = (id: string, viewBox: string, shape: ReactNode) => (
  <symbol key={id} id={id} viewBox={viewBox}>
    {shape}
  </symbol>
);

/**
 * Every drawing of the site, once in the document, unseen; what shows one names it by `<use>`. So
 * none is drawn twice in a page, and no shape is carried by a script.
 */
export function Drawings() {
  return (
    <div hidden>
      <svg aria-hidden="true">
        {Object.entries(icons).map(([name, shape]) => symbol(`icon-${name}`, '0 0 24 24', shape))}
        {symbol('mark', '0 0 32 32', <path d={mark} />)}
        {symbol(
          'grain',
          '0 0 320 116',
          <>
            {grain.map((line) => (
              <path key={line} d={line} />
            ))}
            <ellipse cx="178" cy="57" rx="20" ry="13" transform="rotate(-6 178 57)" />
            <ellipse cx="177" cy="57" rx="9" ry="5" transform="rotate(-6 177 57)" />
          </>,
        )}
        {symbol('grain-main', '0 0 320 116', <path d={grainMain} />)}
      </svg>
    </div>
  );
}
