import { members } from '../members.ts';
import { createRandom, type Random } from '../random.ts';

/** A comment under the video or the photo post of that place; `replies` answer it in turn. */
export interface SeedContentComment {
  subject: 'video' | 'photo';
  place: number;
  author: string;
  content: string;
  /** How far between the thing's own time and now, 0 to 1. */
  when: number;
  replies: { author: string; content: string; when: number }[];
}

const underVideos = [
  '숫자로 보여 주니까 바로 이해됐어요. 다음 편도 기다릴게요.',
  '같은 조명에서 찍은 거라 믿음이 가요.',
  '저는 반대였는데, 피부 타입마다 다를 수도 있겠네요.',
  '중간에 나온 수분계는 어떤 방식으로 재는 건가요?',
  '오늘 저녁부터 따라 해 보려고요. 어렵지 않아서 좋아요.',
  '목소리가 차분해서 자기 전에 틀어 놓게 돼요.',
  '엄마랑 같이 봤어요. 엄마는 이미 그렇게 하고 계셨대요.',
  '제품 이야기보다 방법 이야기라 끝까지 봤습니다.',
  '4분쯤에 나온 부분만 세 번 돌려 봤어요.',
  '민감한 편이라 걱정했는데 주의할 점까지 말해 줘서 고마워요.',
  '2주 따라 해 보고 다시 댓글 남길게요.',
  '겨울 편도 만들어 주세요. 건성은 겨울이 길어요.',
  '저울로 재는 장면이 제일 좋았어요. 얼마나 적게 바르고 있었는지 알았네요.',
  '실패한 날까지 보여 주는 게 이 영상의 좋은 점 같아요.',
  '자막이 또박또박해서 소리 없이 봐도 좋았어요.',
  '이거 보고 베개 커버부터 바꿨습니다.',
  '덜 바르는 이야기가 반가워요.',
  '회사 사람들이랑 점심에 같이 봤어요. 다들 손등부터 확인하더라고요.',
  '크림보다 물이 먼저였다는 말이 오래 남아요.',
  '다음에는 지성도 다뤄 주세요.',
];

const underPhotos = [
  '이 빛은 몇 시쯤이에요? 정말 예뻐요.',
  '결이 그대로 보여서 한참 봤어요.',
  '저도 오늘 같은 순서로 했어요.',
  '사진만 봐도 시원해지는 기분이에요.',
  '이 색 조합 좋아요. 저장해 둘게요.',
  '따라서 개봉일 적어 봤어요. 뿌듯하네요.',
  '손이 가는 데 두는 게 제일이에요.',
  '우리 집 선반이랑 비슷해서 웃었어요.',
  '이런 사진 더 올려 주세요.',
  '말이 적어서 더 좋아요.',
  '오늘 하루도 수고하셨어요.',
  '이거 보고 물부터 마셨어요.',
  '겹쳐 바를 때 저는 스물까지 세요.',
  '그림 같아요.',
  '양말 꺼내러 갑니다.',
  '주말이 기다려지는 사진이에요.',
];

const answers = [
  '저도 그게 궁금했어요.',
  '맞아요, 저도 그렇게 느꼈어요.',
  '2주 뒤 이야기도 들려주세요.',
  '저는 조금 달랐는데 계절 때문일까요?',
  '좋은 팁이네요. 고마워요.',
  '같은 생각 한 사람 여기 있어요.',
];

const SEED = 29;
const REPLY_SHARE = 0.24;
const LATEST = 0.97;

function commentsOf(
  random: Random,
  subject: SeedContentComment['subject'],
  place: number,
  [bank, most]: readonly [readonly string[], number],
): SeedContentComment[] {
  const everyone = random.shuffle(members.map(({ username }) => username));
  const next = () => everyone.pop() ?? 'demo';
  const count = random.int(0, most);
  return random
    .shuffle(bank)
    .slice(0, count)
    .map((content) => {
      const when = random.next() ** 2 * LATEST;
      const replies = random.chance(REPLY_SHARE)
        ? [{ author: next(), content: random.pick(answers), when: when + (1 - when) * 0.3 }]
        : [];
      return { subject, place, author: next(), content, when, replies };
    });
}

/** The comments under the first videos and photo posts, given how many there are of each. */
export function composeContentComments(counts: {
  videos: number;
  photos: number;
}): SeedContentComment[] {
  const random = createRandom(SEED);
  const of = (
    subject: SeedContentComment['subject'],
    count: number,
    bank: readonly [readonly string[], number],
  ) => Array.from({ length: count }, (_, place) => commentsOf(random, subject, place, bank)).flat();
  return [
    ...of('video', counts.videos, [underVideos, 9]),
    ...of('photo', counts.photos, [underPhotos, 5]),
  ];
}
