import type { Random } from '../random.ts';

const homes = [
  '서울 은평',
  '인천',
  '수원',
  '청주',
  '대전',
  '전주',
  '광주',
  '목포',
  '대구',
  '포항',
  '울산',
  '부산 영도',
  '창원',
  '통영',
  '원주',
  '속초',
  '제주 서귀포',
  '세종',
  '안양',
  '의정부',
  '김포',
  '천안',
  '여수',
  '안동',
];
const jobs = [
  '간호사',
  '회사원',
  '대학원생',
  '사서',
  '제빵사',
  '개발자',
  '초등 교사',
  '프리랜서',
  '취준생',
  '플로리스트',
  '요가 강사',
  '공무원',
  '버스 기사',
  '번역가',
  '연구원',
  '디자이너',
  '카페 사장',
  '주말 농부',
  '신입 사원',
  '휴학생',
];
const habits = [
  '야근하면 푸석해져요',
  '환절기마다 각질이 일어나요',
  '조금만 더우면 번들거려요',
  '바람이 불면 볼이 빨개져요',
  '잠을 못 자면 턱에 올라와요',
  '매운 걸 먹으면 화끈거려요',
  '난방을 틀면 당겨요',
  '마스크를 오래 쓰면 뒤집어져요',
  '비가 오면 제일 좋아요',
  '여행만 가면 좁쌀이 나요',
  '운동하면 한 시간은 붉어요',
  '웬만하면 무던해요',
  '수영하고 나면 하얗게 터요',
  '봄 햇빛에 특히 약해요',
];
const worries = [
  '모공',
  '속당김',
  '기미',
  '홍조',
  '눈가 주름',
  '늦은 취침',
  '이마 좁쌀',
  '목주름',
  '입가 각질',
  '손등 건조',
  '칙칙한 톤',
  '턱 트러블',
  '탄력',
  '물 안 마시는 습관',
];
const likes = [
  '산책',
  '떡볶이',
  '오래된 영화',
  '식빵',
  '고양이',
  '냉면',
  '새벽 공기',
  '뜨개질',
  '등산',
  '복숭아',
  '만화책',
  '바다',
  '감자전',
  '낮잠',
  '라디오',
  '군고구마',
  '자전거',
  '비 오는 날',
  '보리차',
  '화분',
];

const ends = [
  ' 잘 부탁드려요.',
  ' 반가워요.',
  '',
  '',
  ' 천천히 친해져요.',
  ' 자주 올게요.',
  ' 글은 잘 못 쓰지만 열심히 읽을게요.',
];

/** Whether the last syllable closes with a consonant, which decides the particle after it. */
function closes(word: string): boolean {
  const code = word.charCodeAt(word.length - 1) - 0xac00;
  return code >= 0 && code < 11172 && code % 28 !== 0;
}

/** A newcomer's greeting in the form that the manager's notice proposes. */
export function introduce(random: Random): string {
  const [home, job, habit] = [random.pick(homes), random.pick(jobs), random.pick(habits)];
  const [worry, like] = [random.pick(worries), random.pick(likes)];
  const is = closes(job) ? '이에요' : '예요';
  const subject = closes(worry) ? '이' : '가';
  const object = closes(like) ? '을' : '를';
  return `저는 ${home}에 사는 ${job}${is}. 제 피부는 ${habit}. 요즘 ${worry}${subject} 고민이고 ${like}${object} 좋아해요.${random.pick(ends)}`;
}

/** What one answers to a greeting. */
export const welcomes = [
  '어서 오세요. 반가워요.',
  '저랑 고민이 똑같네요. 친하게 지내요.',
  '저도 그 동네에서 학교를 다녔어요.',
  '환영해요. 질문은 아무 때나 남겨 주세요.',
  '좋아하는 게 같아서 바로 댓글 달아요.',
  '천천히 같이 배워요.',
  '소개 글만 봐도 좋은 분 같아요.',
  '저도 그거 정말 좋아해요.',
  '같은 일을 하시는 분을 여기서 만나네요.',
  '제 피부도 딱 그래요. 반갑습니다.',
  '그 고민은 성분 공부 포럼에 좋은 글이 많아요.',
  '여기 오신 걸 보니 이미 반은 해결이에요.',
  '인사 고마워요. 자주 봐요.',
  '저는 옆 동네예요. 언제 같이 걸어요.',
  '민감한 사람들 방에도 놀러 오세요.',
  '햇빛 연구소도 구경해 보세요. 재미있어요.',
  '인사 글마다 사는 곳이 달라서 읽는 재미가 있어요.',
  '빈칸 채우기 너무 귀엽게 해 주셨어요.',
];

/** What the manager answers to a greeting. */
export const managerWelcomes = [
  '어서 오세요. 결에 온 걸 환영해요.',
  '첫인사 고마워요. 궁금한 점은 언제든 물어봐 주세요.',
  '반가워요. 고민하시는 이야기는 피부 고민 포럼에서도 나눠 보세요.',
  '인사 잘 읽었어요. 천천히 둘러보세요.',
  '환영해요. 결이 맞는 친구를 꼭 만나시길 바라요.',
  '와 주셔서 고마워요. 자주 뵈어요.',
];
