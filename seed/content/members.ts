import { z } from 'zod';
import { readRecords } from './records.ts';

/** Someone of the first community; `introduction` may be empty, `skinType` is a code such as YMSJ. */
export interface SeedMember {
  username: string;
  nickname: string;
  introduction: string;
  is_partner: boolean;
  joined_days_ago: number;
  avatar: number;
  skinType?: string;
}

const partnerNames = new Set(['dalbit_lab', 'sora_derm', 'oneul_sun', 'green_note', 'hanji_studio']);

const row = z.strictObject({
  username: z.string(),
  nickname: z.string(),
  skinType: z.string(),
  joined_days_ago: z.int(),
  introduction: z.string().default(''),
});

/** The sixty members of the first community, oldest first. */
export const members = readRecords('members', row).map(
  ({ skinType, ...member }, index): SeedMember => ({
    ...member,
    is_partner: partnerNames.has(member.username),
    avatar: index + 1,
    // A few never took the test, as in any community.
    ...(index % 9 === 8 ? {} : { skinType }),
  }),
);

/** The two accounts that may sign in where that is wanted; a manager is no partner and in no ranking. */
export const accounts: SeedMember[] = [
  {
    username: 'demo',
    nickname: '결구경꾼',
    introduction: '둘러보는 중이에요. 편하게 말 걸어 주세요.',
    is_partner: false,
    joined_days_ago: 380,
    avatar: 61,
    skinType: 'GMKP',
  },
  {
    username: 'manager',
    nickname: '결지기',
    introduction: '결을 돌보는 운영팀이에요.',
    is_partner: false,
    joined_days_ago: 420,
    avatar: 64,
  },
];

const joinedHours = new Map([...members, ...accounts].map((one) => [one.username, one.joined_days_ago * 24]));

/** Returns the hours since a member joined. */
export const hoursSinceJoining = (username: string): number => joinedHours.get(username) ?? 0;
/** Returns whether a member had joined so many hours ago. */
export const hadJoined = (username: string, hours: number): boolean => hoursSinceJoining(username) > hours;
/** Returns the hours since a member can act on something of that age: since both are there. */
export const hoursTogether = (username: string, age: number): number => Math.min(age, hoursSinceJoining(username));

/** Members whose introduction has no story of their own, who can therefore write anything. */
export const plainUsernames: readonly string[] = members
  .map(({ username }) => username)
  .filter(
    (username) =>
      !partnerNames.has(username) &&
      ![
        'bori_mom',
        'dotori',
        'runner_j',
        'hodu',
        'taeyang',
        'gam_namu',
        'aloe_farm',
        'h_yuna',
        'jaemin_p',
        'moonjar',
        'noodle',
        'pado',
        'yulmu',
        'ahn_jiho',
        'warm_hands',
        'new_leaf',
        'first_snow',
        'jeju_haneul',
        'on_dol',
        'river_stone',
        'skip_care',
      ].includes(username),
  );
