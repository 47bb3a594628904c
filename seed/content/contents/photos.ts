import { imageFor } from '../scenes.ts';

/** A photo post of the first content; `images` are the numbers of its pictures. */
export interface SeedPhoto {
  title: string;
  description: string;
  post_type: 'image' | 'video' | 'carousel';
  categories: string[];
  tags: string[];
  /** Hours back from now. */
  published: number;
  images: number[];
  /** Taller than wide, as a hand holds it. */
  tall: boolean;
  products: string[];
}

type Row = readonly [line: string, more: string, category: string, tags: string, product?: string];

const rows: readonly Row[] = [
  [
    '아침 선반에 해가 먼저 앉았어요',
    '오늘은 세 개만 바르고 나가요.',
    'routine',
    '아침루틴 세개만',
    'green-tea-mist',
  ],
  [
    '크림 한 스푼의 결',
    '누르지 않고 한 번에 펴면 이런 무늬가 남아요.',
    'texture',
    '크림결 제형',
    'winter-floor',
  ],
  [
    '물방울이 맺히는 데 걸린 시간, 4초',
    '안개 토너를 한 뼘 떨어져 뿌렸어요.',
    'texture',
    '안개토너 물방울',
    'green-tea-mist',
  ],
  [
    '뚜껑을 처음 여는 순간',
    '새 통을 열 때의 이 무늬가 아까워서 사진부터 찍어요.',
    'texture',
    '새크림 제형',
    'barrier-cream',
  ],
  [
    '차 두 잔, 팩 한 장',
    '마주 앉아 말없이 15분. 좋은 친구예요.',
    'people',
    '저녁루틴 결이맞는친구',
    'aloe-sheet',
  ],
  [
    '창가 선반을 다시 줄 세웠어요',
    '열린 날짜를 뚜껑 밑에 적어 뒀어요.',
    'habit',
    '선반정리 개봉일',
  ],
  [
    '종이에 펴 본 크림 네 가지',
    '묽은 것부터 꾸덕한 것까지. 어느 쪽이 좋으세요?',
    'texture',
    '제형비교 크림결',
    'plain-cream',
  ],
  [
    '고운 거품은 손이 만들어요',
    '손바닥을 오목하게, 물은 세 방울씩.',
    'routine',
    '세안 거품',
    'oat-foam',
  ],
  [
    '모래 위에 선 선크림',
    '두 시간마다 한 번, 알람을 맞춰 뒀어요.',
    'sun',
    '선크림 덧바르기',
    'sea-stick',
  ],
  [
    '감이 익는 동안 장벽도 쉬어요',
    '이번 주는 바르는 것을 절반으로 줄였어요.',
    'season',
    '가을 환절기',
    'barrier-cream',
  ],
  [
    '조약돌 다섯 개, 토너 한 병',
    '차갑게 둔 토너가 열 오른 볼에 좋았어요.',
    'sensitive',
    '진정 토너',
    'calm-heart-toner',
  ],
  [
    '비 오는 날의 창가',
    '흐려도 발라요. 자외선은 구름을 지나오니까요.',
    'sun',
    '흐린날 선크림',
    'daily-shade',
  ],
  [
    '면봉 끝만큼의 세럼',
    '처음 쓰는 성분은 귀 뒤부터 사흘.',
    'ingredient',
    '세럼 패치테스트',
    'niacin-ten',
  ],
  [
    '오늘 남은 것은 손등뿐',
    '얼굴은 챙겼는데 손을 잊은 날. 지금이라도.',
    'habit',
    '핸드크림 손등',
    'hand-field',
  ],
  [
    '개봉 11개월, 바닥이 보여요',
    '끝까지 쓴 통은 사진을 남기고 보내요.',
    'routine',
    '공병 끝까지',
    'plain-cream',
  ],
  [
    '햇빛이 지나간 자리',
    '커튼 사이로 들어온 빛이 한 뼘. 그 자리에 두지 마세요.',
    'ingredient',
    '보관법 비타민',
    'vitamin-morning',
  ],
  ['물은 미지근하게', '손목 안쪽이 아무 느낌 없는 온도면 좋아요.', 'routine', '세안 물온도'],
  [
    '오이 말고 물수건',
    '열이 오른 날은 차가운 것보다 시원한 정도가 편했어요.',
    'sensitive',
    '진정 열감',
  ],
  [
    '거울 앞 30초',
    '입꼬리를 올리고 한 번, 내리고 한 번. 바르기 전에 힘을 빼요.',
    'habit',
    '마사지 아침루틴',
  ],
  [
    '섞지 않고 겹쳐요',
    '묽은 것에서 된 것으로, 사이마다 서른을 세요.',
    'routine',
    '바르는순서 토너',
    'rice-toner',
  ],
  [
    '젤크림의 물결',
    '숟가락 뒷면으로 누른 자국이 천천히 펴져요.',
    'texture',
    '젤크림 제형',
    'water-cushion',
  ],
  ['퇴근길 양산', '그늘을 들고 다니는 사람이 늘었어요.', 'sun', '양산 햇빛'],
  ['첫 서리 내린 아침', '오늘부터 아랫목 크림을 꺼냈어요.', 'season', '겨울 크림', 'winter-floor'],
  [
    '쌀뜨물 색의 젤',
    '헹군 물도 뽀얘서 자꾸 보게 돼요.',
    'texture',
    '세안 젤클렌저',
    'rice-water-gel',
  ],
  [
    '붉은 날의 파우치',
    '토너 하나, 크림 하나. 나머지는 집에 뒀어요.',
    'sensitive',
    '파우치 진정',
    'calm-heart-toner',
  ],
  ['할머니의 세면대', '60년 동안 바뀌지 않은 것은 마지막 헹굼이래요.', 'people', '세면대 사람들'],
  [
    '동백 오일을 떨어뜨리면',
    '손바닥 온기로 한 번 데운 뒤에 올려요.',
    'ingredient',
    '클렌징오일 동백',
    'camellia-oil-wash',
  ],
  [
    '선스틱의 결을 확대했어요',
    '네 번 왕복하면 빈 곳이 없어져요.',
    'sun',
    '선스틱 확대',
    'sea-stick',
  ],
  ['주말엔 진흙', '다 마르기 전에 씻어요. 10분이면 넉넉해요.', 'routine', '팩 주말', 'clay-sunday'],
  ['습도계가 32를 가리켜요', '가습기보다 젖은 수건이 먼저 손에 닿았어요.', 'season', '습도 겨울'],
  ['머리끈과 이마', '앞머리를 올리면 발라야 할 곳이 더 보여요.', 'habit', '이마 세안'],
  [
    '연잎 위의 토너',
    '굴러다니는 물방울을 따라가다 하루가 갔어요.',
    'texture',
    '물방울 연잎',
    'lotus-toner',
  ],
  [
    '오늘의 짝꿍: 앰플과 크림',
    '판테놀을 먼저, 크림으로 덮어요.',
    'ingredient',
    '판테놀 앰플',
    'panthenol-5',
  ],
  [
    '해 지는 바다에서 씻은 얼굴',
    '소금기는 문지르지 말고 흘려보내요.',
    'season',
    '바다 여름',
    'aloe-sheet',
  ],
  ['베개 커버 빠는 날', '수요일과 일요일. 달력에 적어 두면 잊지 않아요.', 'habit', '베개커버 빨래'],
  [
    '물 한 병의 눈금',
    '오후 두 시까지 절반. 입술이 먼저 알아요.',
    'habit',
    '물마시기 입술',
    'lip-shelter',
  ],
  [
    '꿀밤 팩을 뜬 자리',
    '주걱이 지나간 결이 그대로 남아 있어요.',
    'texture',
    '팩 제형',
    'honey-balm-mask',
  ],
  [
    '두 사람의 선반',
    '왼쪽은 지성, 오른쪽은 건성. 가운데 칸은 같이 써요.',
    'people',
    '결이맞는친구 선반',
    'water-cushion',
  ],
  [
    '덧바르는 시간 세 시',
    '화장 위에는 두드리는 쪽이 덜 밀렸어요.',
    'sun',
    '선쿠션 덧바르기',
    'sun-cushion',
  ],
  [
    '첫눈, 첫 난방',
    '난방을 켠 날은 바르는 시간을 5분 앞당겨요.',
    'season',
    '겨울 보습',
    'rice-sleep',
  ],
  ['성분표 앞의 다섯 줄', '형광펜 하나면 충분해요.', 'ingredient', '성분표 공부'],
  ['수건은 누르기만', '문지르지 않은 볼이 저녁에 덜 붉었어요.', 'sensitive', '세안 수건'],
  [
    '콩에서 온 것들',
    '두부와 세럼을 나란히 두고 웃었어요.',
    'ingredient',
    '펩타이드 세럼',
    'bean-peptide',
  ],
  [
    '운동 가방 안쪽 주머니',
    '미니 토너와 손수건. 땀은 닦지 말고 눌러요.',
    'habit',
    '운동 땀',
    'green-tea-mist',
  ],
  [
    '안개 토너를 뿌리는 거리',
    '한 뼘은 촉촉, 두 뼘은 시원.',
    'routine',
    '안개토너 비교',
    'green-tea-mist',
  ],
  [
    '하얗게 뜨지 않게 펴기',
    '손바닥이 아니라 손가락 옆면으로.',
    'sun',
    '무기자차 바르는법',
    'mild-mineral',
  ],
  ['밤 열한 시의 욕실', '불을 절반만 켜면 문지르는 힘도 줄어요.', 'routine', '저녁루틴 욕실'],
  [
    '레티날 첫 주의 달력',
    '사흘에 한 칸. 빈칸도 계획이에요.',
    'ingredient',
    '레티날 달력',
    'night-retinal',
  ],
  [
    '귀리를 물에 풀면',
    '손끝에 남는 미끈함이 오래 갔어요.',
    'ingredient',
    '귀리 보습',
    'body-oat-lotion',
  ],
  [
    '뒤꿈치에도 결이 있어요',
    '자기 전 양말 한 켤레를 꺼내요.',
    'routine',
    '발관리 겨울',
    'heel-balm',
  ],
  [
    '유자 향이 나는 저녁',
    '거품을 많이 내지 않아도 괜찮았어요.',
    'season',
    '바디워시 유자',
    'citron-wash',
  ],
  ['가르마를 옮긴 날', '같은 자리만 햇빛을 받지 않게.', 'sun', '두피 가르마', 'scalp-water'],
  ['도자기를 빚는 손', '흙 묻은 손을 씻고 바르는 데 20초.', 'people', '손 사람들', 'hand-field'],
  ['마스크 자국이 가라앉기까지', '바르기 전에 10분을 기다렸어요.', 'sensitive', '마스크 진정'],
  [
    '쑥 밤이 녹는 온도',
    '손바닥에서 열까지 세면 오일이 돼요.',
    'texture',
    '클렌징밤 쑥',
    'mugwort-balm',
  ],
  ['창문을 여는 10분', '환기하고 바르면 방의 습도도 덜 답답해요.', 'habit', '환기 아침루틴'],
  [
    '친구가 골라 준 세 가지',
    '결이 비슷하면 실패가 줄어요.',
    'people',
    '결이맞는친구 추천',
    'panthenol-5',
  ],
  [
    '도시의 하늘도 눈부셔요',
    '점심 산책 20분, 선젤은 두 번 펌핑.',
    'sun',
    '산책 선젤',
    'city-sun-gel',
  ],
  [
    '속눈썹 끝의 물기',
    '눈가는 두드리지 말고 올려 두기만.',
    'sensitive',
    '눈가 보습',
    'plain-cream',
  ],
  [
    '자작나무 물의 맑기',
    '유리컵에 담아 두고 한참 봤어요.',
    'texture',
    '토너 자작나무',
    'birch-toner',
  ],
  [
    '아무것도 하지 않은 날',
    '물로만 씻고 크림 하나. 이틀째 편안해요.',
    'sensitive',
    '덜어내기 진정',
    'plain-cream',
  ],
  ['겨울 볕에 말리는 것들', '퍼프와 브러시도 볕을 좋아해요.', 'habit', '도구세척 겨울'],
  [
    '새벽 네 시의 선반',
    '해 뜨기 전에 나가는 사람의 루틴은 짧아요.',
    'people',
    '새벽 사람들',
    'sea-stick',
  ],
  [
    '세럼 두 방울의 무게',
    '0.1그램. 주방 저울로 쟀어요.',
    'ingredient',
    '세럼 저울',
    'deep-dew-serum',
  ],
  [
    '달밤 크림을 뜬 모양',
    '달을 닮아서 이름이 그런가 봐요.',
    'texture',
    '밤크림 크림결',
    'moon-cream',
  ],
  ['장마철의 얇은 겹', '한 번에 많이보다 두 번에 조금씩.', 'season', '장마 보습', 'water-cushion'],
  [
    '엄마와 나의 화장대',
    '같은 크림을 다른 순서로 바르고 있었어요.',
    'people',
    '가족 사람들',
    'rice-toner',
  ],
  ['운전석 왼쪽 볼', '창가 쪽만 한 번 더 발라요.', 'sun', '운전 선크림', 'daily-shade'],
  [
    '이틀에 한 번 쓰는 팩',
    '매일이 아니어서 더 기다려져요.',
    'routine',
    '수면팩 저녁루틴',
    'rice-sleep',
  ],
  [
    '가을 산에서 돌아온 얼굴',
    '바람이 지나간 볼에는 기름기 있는 쪽이 편했어요.',
    'season',
    '가을 등산',
    'winter-floor',
  ],
  [
    '손톱 옆의 작은 틈',
    '바르고 나서 열 손가락을 맞잡아요.',
    'habit',
    '손톱 핸드크림',
    'hand-field',
  ],
  [
    '반사되는 빛까지',
    '눈밭의 빛은 아래에서도 와요. 턱 밑을 잊지 마세요.',
    'sun',
    '눈밭 겨울',
    'mild-mineral',
  ],
  [
    '하루치를 덜어 둔 접시',
    '남기지 않으려고 덜면 얼마나 쓰는지 알게 돼요.',
    'habit',
    '하루치 저울',
  ],
  [
    '알로에 한 장의 무게',
    '붙이는 시간보다 떼는 때가 중요해요.',
    'sensitive',
    '시트팩 알로에',
    'aloe-sheet',
  ],
  ['처음 만난 사람의 세면대', '칫솔보다 핸드크림이 앞에 있었어요.', 'people', '세면대 인터뷰'],
  ['햅쌀이 나오는 계절', '토너도 새 쌀로 바꿨어요.', 'season', '햅쌀 가을', 'rice-toner'],
  ['두피에 닿는 첫 물', '얼굴보다 조금 더 시원하게.', 'routine', '두피 샴푸', 'scalp-water'],
  [
    '우유 같은 아침',
    '거품 없이 씻는 날은 물소리가 잘 들려요.',
    'texture',
    '아침세안 제형',
    'morning-milk',
  ],
  ['백 번째 사진', '처음 찍은 볼과 지금의 볼을 나란히 뒀어요.', 'people', '기록 백일'],
  [
    '결이 고와지는 데는 시간이 들어요',
    '어제와 같은 자리에서 오늘도 한 장.',
    'texture',
    '피부결 기록',
  ],
];

const HOURS_BETWEEN = 29;
/** Places of pictures that no topic's pictures use; each post has ten of them. */
const FIRST_PLACE = 500;
const PLACES = 10;

const typeOf = (index: number): SeedPhoto['post_type'] => {
  if (index % 9 === 7) return 'video';
  return index % 3 === 1 ? 'carousel' : 'image';
};

/** The eighty photo posts, newest first. */
export const photos: SeedPhoto[] = rows.map(([title, more, category, tags, product], index) => {
  const post_type = typeOf(index);
  const pictures = post_type === 'carousel' ? 3 + (index % 4) : 1;
  const names = tags.split(' ');
  return {
    title,
    description: `${more}\n\n${names.map((name) => `#${name}`).join(' ')}`,
    post_type,
    categories: [category],
    tags: names,
    published: 5 + index * HOURS_BETWEEN,
    images: Array.from({ length: pictures }, (_, place) =>
      imageFor(`${title} ${tags}`, FIRST_PLACE + index * PLACES + place),
    ),
    tall: index % 4 === 0,
    products: product ? [product] : [],
  };
});
