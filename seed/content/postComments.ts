import { accounts, members } from './members.ts';
import { posts, type SeedPost } from './posts/posts.ts';
import { createRandom } from './random.ts';

/** A comment on a first post, by its place among them; `parent` is a comment's place in this list. */
export interface SeedPostComment {
  post: number;
  author: string;
  content: string;
  parent?: number;
  hours_ago: number;
}

const SEED = 77;
const remarks = [
  '저장해 두고 주말에 천천히 다시 읽을게요.',
  '딱 궁금하던 부분이었어요. 감사합니다.',
  '이 글 읽고 오늘 저녁 순서를 하나 줄였어요.',
  '문장이 편안해서 끝까지 읽었네요.',
  '엄마한테도 보내 드렸어요.',
  '저는 조금 달랐는데, 이유를 알 것 같아요.',
  '한눈에 보기 부분만 사진으로 찍어 두었어요.',
  '다음 편도 기다릴게요!',
  '예전에 하던 실수가 그대로 적혀 있어서 웃었어요.',
  '처음 시작하는 동생에게 이 글부터 보여 주려고요.',
  '급하게 하지 말라는 말이 제일 와닿아요.',
  '댓글까지 다 읽었어요. 여기 분위기 좋네요.',
  '2주째 따라 하는 중인데 확실히 편해졌어요.',
  '저는 반대로 해 보고 알았어요. 역시 천천히가 답이더라고요.',
  '사진 색감이 참 좋아요.',
  '이런 글이 더 많았으면 좋겠어요.',
  '오늘 하루 중 제일 차분해지는 시간이었어요.',
  '하나만 골라서 해 볼게요. 한꺼번에 하면 또 사흘이라서요.',
  '설명이 쉬워서 남편도 이해했어요.',
  '메모장에 옮겨 적었습니다.',
  '같은 고민을 하는 사람이 있다는 것만으로 위로가 돼요.',
  '공감 누르고 갑니다. 건강한 하루 보내세요.',
];
const thanks = [
  '읽어 주셔서 고마워요. 편안한 피부 되세요!',
  '도움이 되었다니 다행이에요.',
  '천천히 해 보시고 또 이야기 들려주세요.',
  '저도 여전히 배우는 중이에요. 같이 해요.',
  '좋은 말씀 감사해요. 다음 글에 꼭 적을게요.',
];

const joined = new Map(
  [...members, ...accounts].map((one) => [one.username, one.joined_days_ago * 24]),
);
const MOST = 9;

/** Comments on the first posts, each after its post and after what it answers. */
export function composePostComments(): SeedPostComment[] {
  const random = createRandom(SEED);
  const comments: SeedPostComment[] = [];
  const speak = (post: SeedPost, index: number) => {
    const count = Math.floor(random.next() ** 2 * (MOST + 1));
    const readers = random
      .shuffle(members)
      .filter(({ username }) => username !== post.author && (joined.get(username) ?? 0) > 24);
    for (const [place, content] of random.shuffle(remarks).slice(0, count).entries()) {
      const reader = readers[place];
      if (!reader) continue;
      const longest = Math.min(post.hours_ago, joined.get(reader.username) ?? 0);
      const hours_ago = longest * random.float(0.05, 0.95);
      const at = comments.push({ post: index, author: reader.username, content, hours_ago }) - 1;
      if (random.chance(0.3)) {
        const answer = {
          post: index,
          author: post.author,
          content: random.pick(thanks),
          parent: at,
        };
        comments.push({ ...answer, hours_ago: hours_ago * random.float(0.3, 0.95) });
      }
    }
  };
  for (const [index, post] of posts.entries()) speak(post, index);
  return comments;
}

export const postComments: SeedPostComment[] = composePostComments();
