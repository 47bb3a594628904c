import {
  ArrowUp,
  Bell,
  Bookmark,
  BookOpen,
  CalendarCheck,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Coins,
  Droplet,
  Ellipsis,
  Eye,
  Flag,
  Flame,
  Gift,
  Globe,
  Heart,
  House,
  type IconNode,
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
  Newspaper,
  Pencil,
  Pin,
  Play,
  Plus,
  Reply,
  RotateCw,
  Search,
  Settings2,
  Share,
  Shield,
  Sparkles,
  Sun,
  Ticket,
  Trash,
  TriangleAlert,
  Trophy,
  UserRound,
  X,
} from 'lucide';

const filled = (icon: IconNode): IconNode =>
  icon.map(([tag, attributes]) => [tag, { ...attributes, fill: 'currentColor' }]);

/** Lucide's icons by our names, on a square of 24 units; those with a background are filled. */
const icons = {
  home: House,
  forum: MessagesSquare,
  flame: Flame,
  drop: Droplet,
  person: UserRound,
  search: Search,
  heart: Heart,
  'heart-filled': filled(Heart),
  bookmark: Bookmark,
  'bookmark-filled': filled(Bookmark),
  comment: MessageCircle,
  eye: Eye,
  play: filled(Play),
  plus: Plus,
  pencil: Pencil,
  trash: Trash,
  more: Ellipsis,
  close: X,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-down': ChevronDown,
  'arrow-up': ArrowUp,
  reply: Reply,
  check: Check,
  alert: TriangleAlert,
  image: Image,
  link: Link,
  share: Share,
  globe: Globe,
  sun: Sun,
  moon: Moon,
  screen: Monitor,
  bell: Bell,
  pin: Pin,
  chat: MessageSquareMore,
  lock: Lock,
  shield: Shield,
  mail: Mail,
  'log-out': LogOut,
  refresh: RotateCw,
  flag: Flag,
  settings: Settings2,
  calendar: CalendarCheck,
  trophy: Trophy,
  coins: Coins,
  sparkles: Sparkles,
  gift: Gift,
  ticket: Ticket,
  book: BookOpen,
  news: Newspaper,
};
export type IconName = keyof typeof icons;

/** The mark as one stroke in a box of 32 by 32, 3 units wide: ㄹ of 결 as a line of grain. */
const mark =
  'M4.5 10C9.5 5.2 19 4 24.6 6.9C29.4 9.4 26.8 13.4 20.6 14.2C14 15 6.4 15.2 6.2 19.8C6 24.6 12.4 24.4 17 23.4C21 22.5 25.4 21.8 28 25';

/** Two lines of grain on which the things of a drawing stand. */
const ground =
  'M2 103C44 98 76 108 118 105S214 101 250 106 298 108 318 103M30 112C82 108 122 114 168 111S258 110 292 113';
const bowl =
  'M112 44C114 82 138 96 147 98L145 105H175L173 98C182 96 206 82 208 44C208 38 188 34 160 34S112 38 112 44C112 50 132 54 160 54S208 50 208 44';

/** Drawings for states, in a box of 320 by 116: their lines of grain, and the one line that is the mark's own. */
const scenes = {
  /** A grain that parts around a knot. */
  grain: [
    [
      'M2 26.2C6.4 26.8 19.6 29.1 28.3 29.9S45.9 30.9 54.7 30.7 72.2 29.6 81 28.9 98.6 27.2 107.3 26.4 124.9 25.1 133.7 23.9 151.2 20.8 160 19.6 177.6 17 186.3 16.6 203.9 17.1 212.7 17.2 230.2 17 239 17.2 256.6 17.7 265.3 18.5 282.9 21 291.7 22.4 313.6 25.8 318 26.5',
      'M2 39.4C6.4 40 19.6 42.5 28.3 43.3S45.9 44.4 54.7 44.3 72.2 43.2 81 42.5 98.6 40.8 107.3 39.8 124.9 38 133.7 36.3 151.2 31.1 160 29.3 177.6 25.5 186.3 25.3 203.9 27.5 212.7 28.2 230.2 29 239 29.5 256.6 30.2 265.3 31.1 282.9 33.7 291.7 35.2 313.6 38.8 318 39.5',
      'M2 68.4C6.4 69.1 19.6 71.7 28.3 72.5S45.9 73.8 54.7 73.7 72.2 72.6 81 71.9 98.6 69.6 107.3 69.4 124.9 68.7 133.7 70.2 151.2 76.9 160 78.4 177.6 81.2 186.3 79.1 203.9 69.4 212.7 66 230.2 60 239 58.9 256.6 58.8 265.3 59.6 282.9 62.3 291.7 63.8 313.6 67.7 318 68.5',
      'M2 81C6.4 81.6 19.6 84.1 28.3 84.9S45.9 86 54.7 85.9 72.2 84.8 81 84.1 98.6 82 107.3 81.6 124.9 80.8 133.7 81.5 151.2 85.2 160 85.9 177.6 87.1 186.3 85.6 203.9 79.1 212.7 76.8 230.2 72.6 239 71.9 256.6 71.9 265.3 72.7 282.9 75.4 291.7 76.8 313.6 80.4 318 81.1',
      'M2 93.8C6.4 94.4 19.6 96.7 28.3 97.5S45.9 98.5 54.7 98.3 72.2 97.2 81 96.5 98.6 94.7 107.3 94.2 124.9 93.3 133.7 93.6 151.2 95.6 160 95.8 177.6 96.2 186.3 95 203.9 90.5 212.7 88.8 230.2 85.7 239 85.3 256.6 85.4 265.3 86.2 282.9 88.6 291.7 90 313.6 93.4 318 94.1',
      'M158 59.1A20 13 -6 1 0 197.9 54.9A20 13 -6 1 0 158 59.1M168 57.9A9 5 -6 1 0 186 56.1A9 5 -6 1 0 168 57.9',
    ],
    'M2 52.3C6.4 53 19.6 55.5 28.3 56.4S45.9 57.7 54.7 57.5 72.2 56.5 81 55.7 98.6 54.1 107.3 52.8 124.9 50.6 133.7 47.9 151.2 39.4 160 36.5 177.6 30.8 186.3 31 203.9 36.2 212.7 37.9 230.2 40.5 239 41.4 256.6 42.4 265.3 43.4 282.9 46.2 291.7 47.7 313.6 51.6 318 52.3',
  ],
  /** An empty bowl. */
  empty: [
    [
      ground,
      'M2 78C30 73 58 84 92 79M228 80C258 74 288 84 318 78M124 70C140 77 180 77 196 70M134 84C148 89 172 89 186 84',
    ],
    bowl,
  ],
  /** A leaf that fell from its branch. */
  lost: [
    [
      ground,
      'M16 38C60 20 116 36 188 18M58 28C60 12 74 4 88 6C88 20 76 30 58 28ZM92 29C96 42 112 48 124 44C120 32 108 26 92 29ZM130 27C132 12 146 4 160 6C158 20 148 28 130 27ZM188 18C198 8 212 8 220 12C214 22 200 24 188 18',
      'M196 30C210 36 194 46 208 54S204 68 216 74',
    ],
    'M212 97C216 78 238 68 262 74C256 94 234 103 212 97ZM202 101C220 94 238 86 254 78',
  ],
  /** Two cups whose thread is torn. */
  offline: [
    [
      ground,
      'M52 66C60 69 70 69 78 66M54 80C61 83 69 83 76 80M242 66C250 69 260 69 268 66M244 80C251 83 259 83 266 80',
    ],
    'M40 46C40 40 90 40 90 46L82 100C74 104 56 104 48 100L40 46C40 52 90 52 90 46M230 46C230 40 280 40 280 46L272 100C264 104 246 104 238 100L230 46C230 52 280 52 280 46M86 74C104 62 112 92 128 84C138 79 132 68 124 72M234 74C218 62 212 90 196 82C188 78 190 68 198 70',
  ],
  /** A lens under which the grain stops. */
  search: [
    [
      'M2 26C46 32 82 18 128 24M200 22C240 14 280 28 318 22M2 46C42 52 78 38 120 43M208 43C246 36 282 48 318 43M2 66C42 72 80 58 122 63M212 66C248 58 282 70 318 64M2 88C52 94 98 80 148 87M240 88C268 82 294 92 318 87',
      'M2 108C52 113 98 101 150 107S268 104 318 108',
      'M144 36C148 28 155 24 162 23',
    ],
    'M203 46A37 37 0 1 1 129 46A37 37 0 1 1 203 46ZM193 72L222 101',
  ],
  /** A cracked bowl and its shard. */
  error: [
    [ground, 'M124 72C132 76 142 78 150 78M172 84C180 82 188 79 194 74M134 86C140 88 146 90 152 90'],
    `${bowl}M166 54L158 66L170 76L161 88L166 98M232 103L240 85L262 99C252 105 242 106 232 103Z`,
  ],
  /** A bundle of cloth, tied. */
  locked: [
    [ground, 'M152 58C136 68 124 84 122 102M168 58C184 68 196 84 198 102M158 60C154 74 154 90 156 103'],
    'M112 103C98 78 120 60 152 55M168 55C200 60 222 78 208 103C186 107 134 107 112 103M152 46C140 28 114 24 108 34C106 46 132 52 152 53M168 46C180 28 206 24 212 34C214 46 188 52 168 53M152 44H168C172 48 172 54 168 58H152C148 54 148 48 152 44Z',
  ],
} as const satisfies Record<string, readonly [lines: readonly string[], main: string]>;
export type DrawingName = keyof typeof scenes;

const symbol = (id: string, viewBox: string, shapes: IconNode) => {
  const tags = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<symbol id="${id}" viewBox="${viewBox}">${tags.join('')}</symbol>`;
};

const path = (d: string): IconNode[number] => ['path', { d }];
/** Draws every drawing of the site as an SVG; `<use>` shows one of it. So no shape is in a script, nor twice in a page. */
export function draw(): string {
  const symbols = [
    ...Object.entries(icons).map(([name, shapes]) => symbol(`i-${name}`, '0 0 24 24', shapes)),
    symbol('mark', '0 0 32 32', [path(mark)]),
    ...Object.entries(scenes).flatMap(([name, [lines, main]]) => [
      symbol(name, '0 0 320 116', lines.map(path)),
      symbol(`${name}-main`, '0 0 320 116', [path(main)]),
    ]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
