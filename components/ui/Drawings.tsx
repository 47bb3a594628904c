import {
  ArrowUp,
  Bell,
  CalendarCheck,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Droplet,
  Ellipsis,
  Eye,
  Flag,
  Flame,
  Globe,
  Heart,
  House,
  Image,
  Link,
  Lock,
  LogOut,
  Mail,
  MessageCircle,
  MessageSquareMore,
  MessagesSquare,
  Monitor,
  Moon,
  Pencil,
  Pin,
  Play,
  Plus,
  Reply,
  RotateCw,
  Search,
  Settings2,
  Share,
  Sun,
  Trash,
  TriangleAlert,
  Trophy,
  UserRound,
  X,
} from 'lucide';
import type { ReactNode } from 'react';
import { shapesOf } from './shapesOf';

/** Lucide's icons by our names, on a square of 24 units; those with a background are filled. */
const icons = {
  home: shapesOf(House),
  forum: shapesOf(MessagesSquare),
  flame: shapesOf(Flame),
  drop: shapesOf(Droplet),
  person: shapesOf(UserRound),
  search: shapesOf(Search),
  heart: shapesOf(Heart),
  'heart-filled': <g fill="currentColor">{shapesOf(Heart)}</g>,
  comment: shapesOf(MessageCircle),
  eye: shapesOf(Eye),
  play: <g fill="currentColor">{shapesOf(Play)}</g>,
  plus: shapesOf(Plus),
  pencil: shapesOf(Pencil),
  trash: shapesOf(Trash),
  more: shapesOf(Ellipsis),
  close: shapesOf(X),
  'chevron-left': shapesOf(ChevronLeft),
  'chevron-right': shapesOf(ChevronRight),
  'chevron-down': shapesOf(ChevronDown),
  'arrow-up': shapesOf(ArrowUp),
  reply: shapesOf(Reply),
  check: shapesOf(Check),
  alert: shapesOf(TriangleAlert),
  image: shapesOf(Image),
  link: shapesOf(Link),
  share: shapesOf(Share),
  globe: shapesOf(Globe),
  sun: shapesOf(Sun),
  moon: shapesOf(Moon),
  screen: shapesOf(Monitor),
  bell: shapesOf(Bell),
  pin: shapesOf(Pin),
  chat: shapesOf(MessageSquareMore),
  lock: shapesOf(Lock),
  mail: shapesOf(Mail),
  'log-out': shapesOf(LogOut),
  refresh: shapesOf(RotateCw),
  flag: shapesOf(Flag),
  settings: shapesOf(Settings2),
  calendar: shapesOf(CalendarCheck),
  trophy: shapesOf(Trophy),
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
 * Renders every drawing of the site once, hidden; others show one by `<use>`. So no drawing is in the
 * document twice, and no shape is in a script.
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
