import { publicEnv } from '@/lib/env.public';
import type { IconName } from './drawings';
import styles from './icons.module.css';

/** Sizes 1–3 are small to large. An icon is decoration: its label is beside it. */
export interface IconProps {
  size?: 1 | 2 | 3;
}

const sizes = { 1: styles.small, 2: styles.medium, 3: styles.large };

/** Creates a component that shows one of the site's drawings by name. */
const icon = (name: IconName) =>
  function Icon({ size = 2 }: IconProps) {
    return (
      <svg className={sizes[size]} aria-hidden="true">
        <use href={`${publicEnv.drawings}#i-${name}`} />
      </svg>
    );
  };

export const HomeIcon = /*#__PURE__*/ icon('home');
export const ForumIcon = /*#__PURE__*/ icon('forum');
export const FlameIcon = /*#__PURE__*/ icon('flame');
export const DropIcon = /*#__PURE__*/ icon('drop');
export const PersonIcon = /*#__PURE__*/ icon('person');
export const SearchIcon = /*#__PURE__*/ icon('search');
export const HeartIcon = /*#__PURE__*/ icon('heart');
export const HeartFilledIcon = /*#__PURE__*/ icon('heart-filled');
export const BookmarkIcon = /*#__PURE__*/ icon('bookmark');
export const BookmarkFilledIcon = /*#__PURE__*/ icon('bookmark-filled');
export const CommentIcon = /*#__PURE__*/ icon('comment');
export const EyeIcon = /*#__PURE__*/ icon('eye');
export const PlayIcon = /*#__PURE__*/ icon('play');
export const PlusIcon = /*#__PURE__*/ icon('plus');
export const PencilIcon = /*#__PURE__*/ icon('pencil');
export const TrashIcon = /*#__PURE__*/ icon('trash');
export const MoreIcon = /*#__PURE__*/ icon('more');
export const CloseIcon = /*#__PURE__*/ icon('close');
export const ChevronLeftIcon = /*#__PURE__*/ icon('chevron-left');
export const ChevronRightIcon = /*#__PURE__*/ icon('chevron-right');
export const ChevronDownIcon = /*#__PURE__*/ icon('chevron-down');
export const ArrowUpIcon = /*#__PURE__*/ icon('arrow-up');
export const ReplyIcon = /*#__PURE__*/ icon('reply');
export const CheckIcon = /*#__PURE__*/ icon('check');
export const AlertIcon = /*#__PURE__*/ icon('alert');
export const ImageIcon = /*#__PURE__*/ icon('image');
export const LinkIcon = /*#__PURE__*/ icon('link');
export const ShareIcon = /*#__PURE__*/ icon('share');
export const GlobeIcon = /*#__PURE__*/ icon('globe');
export const SunIcon = /*#__PURE__*/ icon('sun');
export const MoonIcon = /*#__PURE__*/ icon('moon');
export const ScreenIcon = /*#__PURE__*/ icon('screen');
export const BellIcon = /*#__PURE__*/ icon('bell');
export const PinIcon = /*#__PURE__*/ icon('pin');
export const ChatIcon = /*#__PURE__*/ icon('chat');
export const LockIcon = /*#__PURE__*/ icon('lock');
export const ShieldIcon = /*#__PURE__*/ icon('shield');
export const MailIcon = /*#__PURE__*/ icon('mail');
export const LogOutIcon = /*#__PURE__*/ icon('log-out');
export const RefreshIcon = /*#__PURE__*/ icon('refresh');
export const FlagIcon = /*#__PURE__*/ icon('flag');
export const SettingsIcon = /*#__PURE__*/ icon('settings');
export const TrophyIcon = /*#__PURE__*/ icon('trophy');
export const CalendarIcon = /*#__PURE__*/ icon('calendar');
export const CoinsIcon = /*#__PURE__*/ icon('coins');
export const SparklesIcon = /*#__PURE__*/ icon('sparkles');
export const GiftIcon = /*#__PURE__*/ icon('gift');
export const TicketIcon = /*#__PURE__*/ icon('ticket');
export const BookIcon = /*#__PURE__*/ icon('book');
export const NewsIcon = /*#__PURE__*/ icon('news');
