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

type Row = readonly [
  username: string,
  nickname: string,
  skinType: string,
  joinedDaysAgo: number,
  introduction?: string,
];

const partnerNames = new Set([
  'dalbit_lab',
  'sora_derm',
  'oneul_sun',
  'green_note',
  'hanji_studio',
]);

const rows: readonly Row[] = [
  [
    'dalbit_lab',
    '달빛연구소',
    'GTKP',
    402,
    '화장품 처방을 10년째 짜고 있어요. 성분 질문은 언제든 환영해요. 특정 제품 추천은 하지 않고, 왜 그런지 원리만 같이 이야기해요.',
  ],
  [
    'sora_derm',
    '소라쌤',
    'YTKP',
    388,
    '피부과에서 일하는 간호사예요. 진단은 못 하지만 병원에서 자주 듣는 질문에는 답할 수 있어요.',
  ],
  [
    'oneul_sun',
    '오늘의햇빛',
    'GMKP',
    351,
    '자외선 지수를 매일 기록하는 사람. 3년째 하루도 안 빠졌어요 ☀️',
  ],
  ['green_note', '초록노트', 'GMSP', 333, '식물성 원료와 비건 화장품을 읽고 씁니다.'],
  ['hanji_studio', '한지공방', 'GTKJ', 298, '종이와 피부는 닮았어요. 습도가 전부예요.'],
  ['mulbora', '물보라', 'YMSP', 290, '지성인데 속은 건조한 사람'],
  ['kiwi_2', '키위두개', 'YTKP', 288, '먹는 것도 바르는 것도 초록색'],
  ['jeju_haneul', '제주하늘', 'GMKP', 281, '바닷바람 맞고 사는 건성입니다. 보습은 생존이에요.'],
  ['ssal_tteok', '쌀떡', 'YMKP', 277, '피부결 말고 떡결 전문'],
  ['night_bus', '막차타는직장인', 'YTSJ', 273, '야근 → 세안 → 기절'],
  ['haru_min', '하루민', 'GTKP', 265, ''],
  [
    'bori_mom',
    '보리엄마',
    'GMSJ',
    259,
    '아토피 있는 7살이랑 시바견 보리랑 같이 삽니다. 아이 보습 정보 나눠요. 저는 제 얼굴 돌볼 시간이 하루 3분이라 3분 루틴만 파고 있어요. 같은 처지의 엄마 아빠들 반가워요!',
  ],
  ['cloud9', '구름많음', 'YTKP', 254, '흐린 날에도 선크림'],
  ['park_sol', '박솔', 'GMKP', 251, ''],
  ['matcha_latte', '말차라떼한잔', 'YMSP', 247, '카페 도장깨기와 모공 도장깨기'],
  ['dotori', '도토리묵', 'GTSP', 240, '등산 좋아하는 40대. 기미와 협상 중'],
  ['yulmu', '율무차', 'GMKJ', 236, '느리지만 꾸준히'],
  ['min_0412', '민초파', 'YTKP', 231, '민트초코 좋아하면 우리 친구'],
  ['seoul_rain', '서울비', 'YMKP', 226, ''],
  ['baek_seolgi', '백설기', 'GMSP', 222, '얇고 하얗고 잘 붉어지는 피부'],
  ['runner_j', '한강러너 J', 'YTKP', 218, '주 4회 10km. 땀과 선크림의 공존을 연구해요.'],
  ['lemon_peel', '레몬껍질', 'YTSP', 213, '비타민 C 산화 감별사'],
  ['on_dol', '온돌방', 'GTKJ', 209, '난방 틀면 얼굴이 사막'],
  ['sae_byeok', '새벽네시', 'YMSJ', 205, '불면과 트러블 사이'],
  ['hodu', '호두과자', 'GTKP', 201, '딸 둘 아빠. 로션부터 배우는 중입니다'],
  ['nari_k', '나리', 'GMKP', 197, ''],
  ['ppang', '빵순이는못말려', 'YMSP', 194, '빵 끊으면 피부 좋아진다는 말 금지'],
  ['jin_e', '진이에요', 'YTKP', 190, '성격도 피부도 무던'],
  ['soft_tofu', '순두부', 'GMKP', 186, '순한 것만 찾아다녀요'],
  ['taeyang', '태양을피하는방법', 'GMSP', 181, '양산, 모자, 장갑, 그리고 그늘'],
  ['gam_namu', '감나무집', 'GTSJ', 176, '경북 상주에서 곶감 말려요. 바람 부는 날이 제일 바쁩니다.'],
  ['byeol2', '별이', 'YMKP', 171, ''],
  ['aloe_farm', '알로에농부', 'GTKP', 167, '진짜 농부 아니에요. 베란다 화분 6개'],
  ['h_yuna', '유나', 'GMSP', 163, '스무 살, 첫 스킨케어'],
  ['cotton_day', '면수건', 'GMKP', 158, '수건은 매일 갈아요'],
  ['jaemin_p', '재민', 'YTSP', 152, '군 복무 중 터진 여드름 복구 일지 쓰는 중'],
  ['moonjar', '달항아리', 'GTKJ', 149, '50대. 주름도 결이라고 생각해요.'],
  [
    'noodle',
    '칼국수',
    'YTKP',
    143,
    '세수하고 스킨 끝. 그런데 왜 여기 있냐면… 아내가 가입시켰어요.',
  ],
  ['rosy_a', '홍조요정아님', 'GMSP', 139, '부끄러운 거 아니고 원래 빨개요'],
  ['eunhye', '은혜로운피부', 'GMKP', 132, ''],
  ['skip_care', '덜바르는사람', 'GTKP', 128, '세 개만 바릅니다'],
  ['pado', '파도소리', 'YTKP', 121, '강릉 서핑 3년 차, 콧등은 늘 빨강'],
  ['kkot_cha', '꽃차', 'GMSJ', 116, ''],
  ['label_reader', '전성분읽는사람', 'YMKP', 110, '뒷면부터 봅니다'],
  ['somsatang', '솜사탕구름', 'GMSP', 104, '향에 약한 사람. 무향 제품 목록을 모아요.'],
  ['doyun88', '도윤', 'YTKJ', 99, ''],
  ['mogong', '모공이사는집', 'YTSP', 92, '세입자가 너무 많아요'],
  ['gyul_box', '귤한박스', 'YMSP', 87, '겨울엔 귤, 여름엔 참외'],
  ['ahn_jiho', '안지호', 'GTKP', 81, '말보다 기록. 매주 일요일 피부 사진을 찍어요.'],
  ['dew_drop', '이슬', 'GMKP', 74, ''],
  ['warm_hands', '따뜻한손', 'GMKP', 69, '핸드크림을 만들다 얼굴 크림까지 왔어요'],
  ['mid_30', '서른다섯의기록', 'YTSJ', 63, '어느 날 갑자기 탄력이라는 단어를 이해했다'],
  ['bam_yang', '밤양갱', 'YMKP', 55, ''],
  ['olive_j', '올리브지은', 'GTSP', 48, '건성 → 수부지 → 다시 건성'],
  ['river_stone', '조약돌', 'GTKP', 41, '둥글게 살자'],
  ['sugar0', '설탕제로', 'YTSP', 33, '단 것 끊은 지 40일째'],
  ['new_leaf', '새잎', 'GMSP', 26, '처음이에요. 잘 부탁드려요'],
  ['yj_kim', '연주', 'YMSJ', 18, ''],
  ['first_snow', '첫눈', 'GMKP', 11, '눈 오는 날 가입'],
  ['thanks_today', '오늘도감사', 'GTKP', 4, ''],
];

/** The sixty members of the first community, oldest first. */
export const members: SeedMember[] = rows.map(
  ([username, nickname, skinType, joined_days_ago, introduction = ''], index) => ({
    username,
    nickname,
    introduction,
    is_partner: partnerNames.has(username),
    joined_days_ago,
    avatar: index + 1,
    // A few never took the test, as in any community.
    ...(index % 9 === 8 ? {} : { skinType }),
  }),
);

/** The two accounts that only an embedded database gets; a manager is no partner and in no ranking. */
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

/** Members whose introduction tells no story of their own, who can therefore say anything. */
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
