import { accounts, members } from './members.ts';
import { createRandom } from './random.ts';

/** Somebody of the first community follows somebody. */
export interface SeedFollow {
  follower: string;
  following: string;
  hours_ago: number;
}

/** The members that the demo member follows; the others may be recommended to them. */
const demoFollows = ['dalbit_lab', 'oneul_sun', 'yulmu', 'soft_tofu', 'jeju_haneul', 'runner_j'];
const followDemo = [
  'yulmu',
  'warm_hands',
  'soft_tofu',
  'new_leaf',
  'cotton_day',
  'kiwi_2',
  'bori_mom',
  'pado',
  'gyul_box',
  'river_stone',
  'dew_drop',
];
/** Members with many readers: they write about one subject, and well. */
const readByMany = new Map([
  ['oneul_sun', 0.5],
  ['dalbit_lab', 0.62],
  ['sora_derm', 0.55],
  ['green_note', 0.4],
  ['hanji_studio', 0.32],
  ['label_reader', 0.38],
  ['runner_j', 0.3],
  ['lemon_peel', 0.28],
  ['bori_mom', 0.26],
  ['skip_care', 0.24],
  ['moonjar', 0.22],
]);
const USUAL = 0.06;
/** Friends of one skin type find each other. */
const SAME_SKIN = 0.2;

/** Composes the follows of the first community: uneven, as they are everywhere. */
function composeFollows(): SeedFollow[] {
  const random = createRandom(29);
  const pairs = members.flatMap((follower) =>
    members.flatMap((following) => {
      if (follower === following) return [];
      const same = follower.skinType !== undefined && follower.skinType === following.skinType;
      const share = Math.max(readByMany.get(following.username) ?? 0, same ? SAME_SKIN : USUAL);
      return random.chance(share) ? [{ follower, following }] : [];
    }),
  );
  const everyone = new Map([...members, ...accounts].map((one) => [one.username, one]));
  const named = [
    ...demoFollows.map((following) => ['demo', following] as const),
    ...followDemo.map((follower) => [follower, 'demo'] as const),
  ].flatMap(([from, to]) => {
    const [follower, following] = [everyone.get(from), everyone.get(to)];
    return follower && following ? [{ follower, following }] : [];
  });
  return [...pairs, ...named].map(({ follower, following }) => {
    // A follow is younger than both accounts.
    const both = Math.min(follower.joined_days_ago, following.joined_days_ago) * 24 - 1;
    return {
      follower: follower.username,
      following: following.username,
      hours_ago: random.float(2, both),
    };
  });
}
export const follows: readonly SeedFollow[] = composeFollows();

/** Where else the partners and a few others are found. */
export const socials: Record<string, { instagram?: string; youtube?: string; blog?: string }> = {
  dalbit_lab: { instagram: 'dalbit.lab', blog: 'https://dalbit.example/notes' },
  sora_derm: { youtube: 'sora_derm' },
  oneul_sun: { instagram: 'oneul.sun', youtube: 'oneulsun', blog: 'https://sun.example/diary' },
  green_note: { instagram: 'green.note' },
  hanji_studio: { blog: 'https://hanji.example' },
  runner_j: { instagram: 'hangang_runner_j' },
  demo: { instagram: 'gyeol.friend' },
};

/** Members who were here when the site opened: those who joined this many days ago or earlier. */
export const OPENED_DAYS_AGO = 280;

/** Returns whether a member shows their skin type: most do. */
export const showsSkinType = (username: string): boolean =>
  username === 'demo' || [...username].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5 > 0;
