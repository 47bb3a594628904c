import type { MissionDraft } from './draft.ts';

/** Missions in words of one's own, which a manager reads. */
export const words: readonly MissionDraft[] = [
  {
    kind: 'note',
    title: ['나의 아침 루틴 적어 보기', 'Write down your morning'],
    description: [
      '일어나서 집을 나서기까지, 얼굴에 하는 일을 차례대로 적어요.',
      'All that your face gets between waking and leaving, in order.',
    ],
    content: [
      '적어 보면 빠진 것과 겹친 것이 보여요. 제품 이름보다는 하는 일과 그 까닭을 적어 주세요.\n\n예: 물로만 세안해요. 밤에 바른 것이 남아 있어서요. → 토너를 손으로 눌러요. → …\n\n운영진이 읽고 나서 완료해 드려요. 하루이틀 걸려요.',
      'Written down, what is missing and what is double shows. Say what you do and why rather than names of products.\n\nFor example: I wash with water alone, since last night’s cream is still there. → I press toner in by hand. → …\n\nA manager reads it and completes it, within a day or two.',
    ],
    question: ['나의 아침 루틴을 차례대로 적어 주세요.', 'Write your morning, step by step.'],
    minLength: 50,
    checked: true,
    reward: 200,
    image: 1013,
    pictures: [1058],
    begins_days_ago: 12,
    ends_days_ago: -18,
    handed: [
      {
        by: 'jeju_haneul',
        words:
          '물로만 세안해요. 밤에 바른 크림이 남아 있어서 아침에는 그걸로 충분했어요. 물기가 있을 때 세럼, 크림을 바르고 10분 뒤에 선크림을 두 번 나눠 발라요. 바람이 센 날은 볼에 밤을 한 번 더 눌러요.',
        days_ago: 9,
        state: 'completed',
      },
      {
        by: 'night_bus',
        words:
          '7시 기상, 미지근한 물 세안 30초. 토너는 건너뛰고 로션 한 겹. 옷 입는 동안 흡수시키고 나가기 직전에 선크림을 발라요. 야근한 다음 날은 눈가에만 크림을 더 발라요.',
        days_ago: 6,
        state: 'completed',
      },
      {
        by: 'mulbora',
        words:
          '약산성 폼으로 이마와 코만 씻고 볼은 물로 헹궈요. 토너를 두 번 눌러 바르고 젤 크림을 얇게 펴요. 선크림은 무기자차로 바꾼 뒤로 오후에도 번들거림이 덜해요.',
        days_ago: 0.6,
        state: 'submitted',
      },
      {
        by: 'demo',
        words:
          '물 세안 → 토너를 손으로 눌러 두 번 → 수분 세럼 → 크림을 얇게 → 선크림 두 마디. 토너를 두 번 바르는 건 당김이 줄어서예요. 예전에는 폼으로 씻었는데 물로 바꾸고 볼이 편해졌어요.',
        days_ago: 0.3,
        state: 'submitted',
      },
      {
        by: 'bori_mom',
        words:
          '아이 등원 준비와 함께라 3분 안에 끝내요. 물 세안, 올인원 크림, 선크림. 아이에게 발라 주고 남은 걸 제 손등에 바르는 것까지가 루틴이에요. 짧아도 매일 하는 게 제일이더라고요.',
        days_ago: 0.1,
        state: 'submitted',
      },
    ],
    reviews: [
      '적어 보니 같은 성분을 세 번 바르고 있었어요.',
      '다음 달에 다시 적어서 비교해 보려고요.',
    ],
  },
  {
    kind: 'note',
    title: ['다 쓴 공병 이야기', 'The story of an empty bottle'],
    description: [
      '끝까지 쓴 제품 하나와 그 까닭을 들려주세요.',
      'One product you used to the end, and why.',
    ],
    content: [
      '끝까지 썼다는 건 좋은 추천이에요. 언제 샀고, 얼마나 걸려 썼고, 왜 끝까지 손이 갔는지 적어 주세요. 아쉬운 점도 환영해요.\n\n광고나 협찬이라면 꼭 밝혀 주세요.',
      'To have used something up is a recommendation. Say when you bought it, how long it took, why your hand kept going there, and what was not so good.\n\nIf it was a gift or an advertisement, please say so.',
    ],
    question: ['끝까지 쓴 제품의 이야기를 적어 주세요.', 'Tell us about what you used up.'],
    minLength: 60,
    checked: true,
    reward: 200,
    image: 1014,
    pictures: [1059],
    begins_days_ago: 33,
    ends_days_ago: -9,
    handed: [
      {
        by: 'ssal_tteok',
        words:
          '쌀겨 세안제 한 통을 넉 달 만에 비웠어요. 가루라서 귀찮을 줄 알았는데 손에 덜어 물을 섞는 시간이 오히려 좋았어요. 향이 없어서 끝까지 질리지 않았고, 습기가 차면 뭉치는 건 아쉬웠어요.',
        days_ago: 25,
        state: 'completed',
      },
      {
        by: 'haru_min',
        words:
          '판테놀 크림을 세 통째 비웠어요. 한 통에 두 달쯤 가요. 자극이 없어서 뒤집어진 날에도 바를 수 있는 유일한 크림이에요. 뚜껑이 돌려 여는 식이라 아침에는 조금 번거로워요.',
        days_ago: 14,
        state: 'completed',
      },
      {
        by: 'demo',
        words:
          '작년 겨울에 산 손 크림을 다 썼어요. 향이 좋아서 계속 바르다 보니 어느새 바닥이 보였고, 잘라서 끝까지 썼어요. 또 살 거예요.',
        days_ago: 3,
        state: 'returned',
        reason:
          '이야기가 좋아요. 얼마 동안 썼는지와 아쉬운 점을 한 줄 더 적어 주시면 완료해 드릴게요.',
      },
      {
        by: 'kiwi_2',
        words:
          '녹차 토너 500mL를 반년 만에 비웠어요. 팩처럼 솜에 적셔 쓰니 양이 많은 게 오히려 좋았어요. 여름에는 냉장고에 두고, 겨울에는 실온에 두고 썼어요. 펌프가 뻑뻑한 건 고쳐졌으면 해요.',
        days_ago: 0.9,
        state: 'submitted',
      },
    ],
    reviews: ['버리려던 공병을 다시 보게 됐어요.', '다른 분들 이야기를 읽는 재미가 있었어요.'],
  },
  {
    kind: 'note',
    title: ['내 피부에게 쓰는 편지', 'A letter to my skin'],
    description: [
      '올해 고생한 피부에게 한마디 남겨요.',
      'A few words to the skin that came through this year.',
    ],
    content: [
      '미워했던 날도, 고마웠던 날도 있었을 거예요. 길지 않아도 좋아요. 편지는 나와 운영진만 읽어요.',
      'There were days of anger and days of thanks. It need not be long. Only you and the managers read it.',
    ],
    question: ['피부에게 하고 싶은 말을 적어 주세요.', 'What would you like to tell it?'],
    minLength: 30,
    checked: true,
    reward: 150,
    image: 1015,
    pictures: [],
    begins_days_ago: 80,
    ends_days_ago: 60,
    handed: [
      {
        by: 'oneul_sun',
        words:
          '해마다 여름이면 지켜 준다고 하면서 8월에는 꼭 한 번 태웠지. 올해는 그러지 않아서 다행이야. 내년에도 잘 부탁해.',
        days_ago: 72,
        state: 'completed',
      },
      {
        by: 'green_note',
        words:
          '이것저것 바르느라 정신없었지. 올해는 다섯 개를 두 개로 줄였어. 네가 조용해진 걸 보니 진작 그럴 걸 그랬다.',
        days_ago: 68,
        state: 'completed',
      },
      {
        by: 'hanji_studio',
        words:
          '종이도 너도 급하게 말리면 뒤틀리더라. 천천히 하자. 겨울에는 방에 물그릇을 하나 더 놓을게.',
        days_ago: 63,
        state: 'completed',
      },
    ],
    reviews: [
      '쓰다가 조금 울컥했어요. 좋은 미션이었어요.',
      '칭찬 한마디 못 해 줬더라고요. 반성했어요.',
    ],
  },
  {
    kind: 'review',
    title: ['미온수 세안 2주 뒤에', 'Two weeks of lukewarm water'],
    description: [
      '2주 동안 미지근한 물로만 씻고 달라진 점을 적어요.',
      'Wash with lukewarm water for two weeks and say what changed.',
    ],
    content: [
      '약속은 하나예요. 2주 동안 뜨거운 물을 얼굴에 대지 않기.\n\n당김, 붉음, 번들거림 가운데 무엇이 어떻게 달라졌는지 적어 주세요. 달라진 것이 없었다는 이야기도 소중해요. 완료되면 후기로 모두가 읽어요.',
      'One promise: no hot water on your face for two weeks.\n\nSay what became of tightness, redness or shine. Nothing is an answer too. Once it is completed, everybody reads it as a review.',
    ],
    question: ['2주 동안의 변화를 들려주세요.', 'Tell us about your two weeks.'],
    minLength: 50,
    checked: true,
    reward: 300,
    image: 1016,
    pictures: [1060, 1061],
    begins_days_ago: 45,
    ends_days_ago: -15,
    handed: [
      {
        by: 'sora_derm',
        words:
          '환자분들께 늘 하던 말을 제가 2주 해 봤어요. 첫 주는 개운하지 않아서 한 번 더 씻고 싶었는데, 둘째 주부터 아침에 당김이 없어요. 볼의 붉은 기도 오후까지 올라오지 않았어요.',
        days_ago: 28,
        state: 'completed',
      },
      {
        by: 'dalbit_lab',
        words:
          '물 온도만 바꾸고 나머지는 그대로 두었어요. 유분 시험지로 아침마다 재 봤는데 숫자는 크게 다르지 않았어요. 다만 세안 직후의 당김은 확실히 줄었어요. 돈 안 드는 변화라 계속할 생각이에요.',
        days_ago: 17,
        state: 'completed',
      },
      {
        by: 'demo',
        words:
          '겨울마다 볼이 트던 사람이에요. 2주 동안 손목에 대어 보고 미지근한 물로만 씻었더니 하얗게 일어나던 게 줄었어요. 번들거림은 그대로예요. 샤워할 때 무심코 뜨거운 물이 닿는 게 제일 어려웠어요.',
        days_ago: 1.1,
        state: 'submitted',
      },
      {
        by: 'mogong',
        words:
          '여드름이 걱정돼서 뜨거운 물로 씻어 왔는데 2주 동안 바꿔도 더 나지 않았어요. 오히려 붉은 자국이 빨리 가라앉는 느낌이에요. 클렌징 오일을 충분히 문지르는 시간을 늘린 것도 도움이 됐어요.',
        days_ago: 0.4,
        state: 'submitted',
      },
    ],
    reviews: [],
  },
  {
    kind: 'review',
    title: ['가습기와 보낸 겨울밤', 'Winter nights with a humidifier'],
    description: [
      '일주일 동안 자는 방의 습도를 재고 후기를 남겨요.',
      'Measure your bedroom for a week and write about it.',
    ],
    content: [
      '습도계가 있으면 자기 전과 일어난 뒤의 숫자를 적어 두세요. 없다면 목과 입술의 느낌으로도 괜찮아요.\n\n40~60%가 지내기 좋은 습도예요. 가습기의 물은 매일 갈고, 통은 이틀에 한 번 씻어 주세요.',
      'With a hygrometer, note the number before sleep and after waking. Without one, go by your throat and lips.\n\nBetween 40 and 60% is comfortable. Change the water daily and wash the tank every other day.',
    ],
    question: ['일주일 동안 방과 피부가 어떻게 달라졌나요?', 'How did your room and skin change?'],
    minLength: 50,
    checked: true,
    reward: 300,
    image: 1017,
    pictures: [1062],
    begins_days_ago: 10,
    ends_days_ago: -32,
    handed: [
      {
        by: 'mulbora',
        words:
          '자기 전 32%이던 방이 가습기를 켜고 48%가 됐어요. 아침에 입술이 트지 않은 게 가장 큰 변화예요. 볼은 사흘째부터 덜 당겼어요. 물을 매일 가는 게 귀찮지만 할 만해요.',
        days_ago: 2,
        state: 'completed',
      },
      {
        by: 'haru_min',
        words:
          '습도계 없이 느낌으로 적어요. 목이 칼칼해서 깨는 일이 없어졌고, 아침에 크림을 덜 발라도 괜찮았어요. 창에 물방울이 맺혀서 이틀에 한 번은 환기를 오래 했어요.',
        days_ago: 0.7,
        state: 'submitted',
      },
    ],
    reviews: [],
  },
  {
    kind: 'review',
    title: ['가을 햇빛을 지나며', 'Through the autumn sun'],
    description: [
      '한 달 동안 매일 선크림을 바르고 느낀 점을 적어요.',
      'Sunscreen every day for a month: what did you notice?',
    ],
    content: [
      '가을 햇빛은 낮게 들어와 얼굴에 오래 닿아요. 한 달 동안 흐린 날에도 발라 보고, 바르기 쉬워진 까닭이나 어려웠던 까닭을 들려주세요.',
      'Autumn light is low and stays on the face for long. Wear sunscreen for a month, cloudy days included, and tell us what made it easy or hard.',
    ],
    question: ['한 달 동안의 이야기를 들려주세요.', 'Tell us about your month.'],
    minLength: 50,
    checked: true,
    reward: 300,
    image: 1018,
    pictures: [],
    begins_days_ago: 62,
    ends_days_ago: 25,
    handed: [
      {
        by: 'oneul_sun',
        words:
          '흐린 날의 자외선 지수도 맑은 날의 절반은 됐어요. 30일 가운데 30일 발랐고, 현관에 하나를 더 둔 것이 비결이에요. 광대의 옅은 자국이 더 짙어지지 않은 가을은 처음이에요.',
        days_ago: 30,
        state: 'completed',
      },
      {
        by: 'jeju_haneul',
        words:
          '바람 부는 곳이라 번지는 게 늘 문제였어요. 한 달 동안 로션형에서 스틱으로 바꿔 덧바르니 눈이 시리지 않았어요. 이틀은 깜빡했고 그날 코끝이 바로 붉어졌어요.',
        days_ago: 27,
        state: 'completed',
      },
    ],
    reviews: [],
  },
  {
    kind: 'note',
    title: ['결이 맞는 친구에게', 'To a friend with skin like mine'],
    description: [
      '나와 피부가 닮은 친구에게 조언 하나를 남겨요.',
      'One piece of advice to a friend whose skin is like yours.',
    ],
    content: [
      '몇 해 전의 나에게 말해 주고 싶은 것이 있다면 무엇인가요? 그 말이 지금 누군가에게 꼭 필요할 거예요.\n\n적은 글은 운영진이 읽고, 모아서 포럼에서 나눌 때는 먼저 여쭤볼게요.',
      'What would you tell yourself of a few years ago? Somebody needs to hear just that now.\n\nManagers read it, and will ask you before anything of it is shared in the forums.',
    ],
    question: ['친구에게 남길 조언을 적어 주세요.', 'Write your advice.'],
    minLength: 30,
    checked: true,
    reward: 150,
    image: 1019,
    pictures: [],
    begins_days_ago: 1,
    ends_days_ago: -41,
    handed: [
      {
        by: 'dalbit_lab',
        words:
          '새 제품은 한 번에 하나씩, 2주 간격으로 들이세요. 무엇이 맞고 안 맞았는지 알 수 있는 유일한 방법이에요.',
        days_ago: 0.2,
        state: 'submitted',
      },
    ],
    reviews: [],
  },
  {
    kind: 'choice',
    title: ['나의 피부 고민 한 가지', 'One worry of my skin'],
    description: [
      '요즘 가장 마음 쓰이는 것 하나를 골라요.',
      'Choose what is most on your mind these days.',
    ],
    content: [
      '고른 답은 다음 챌린지와 미션을 준비하는 데 써요. 누가 무엇을 골랐는지는 아무에게도 보이지 않아요.',
      'Your choices help us plan the next challenges and missions. Nobody sees who chose what.',
    ],
    question: ['요즘 가장 큰 고민은?', 'What worries you most?'],
    choices: [
      ['당김과 각질', 'Tightness and flakes'],
      ['붉음과 예민함', 'Redness'],
      ['번들거림과 모공', 'Shine and pores'],
      ['여드름과 자국', 'Spots and marks'],
      ['기미와 잡티', 'Pigment'],
      ['주름과 탄력', 'Lines'],
    ],
    reward: 50,
    image: 1020,
    pictures: [],
    begins_days_ago: 22,
    ends_days_ago: -20,
    completed: 27,
    reviews: [
      '고민이 하나로 안 좁혀져서 한참 골랐어요.',
      '다음 미션이 붉음에 관한 것이면 좋겠어요.',
    ],
  },
];
