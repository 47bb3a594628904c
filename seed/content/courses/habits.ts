import type { SeedCourse } from './courses.ts';

/** What one learns once: labels, dry seasons, a diary of one's skin. */
export const habits: readonly SeedCourse[] = [
  {
    slug: 'read-a-label',
    title: { ko: '전성분 읽는 법', en: 'How to read a label' },
    description: {
      ko: '광고 문구 대신 뒷면을 읽어요. 모든 이름을 외우지 않고도 고를 수 있게 되는 나흘이에요.',
      en: 'Turn the box around and read the back. Four days after which you can choose without knowing every name.',
    },
    image: 1137,
    task: {
      ko: '집에 있는 제품 하나의 전성분 앞쪽 다섯 개를 적고, 무슨 일을 하는 성분인지 찾아 적어 주세요.',
      en: 'Take one product you own, list its first five ingredients and what each is there for.',
    },
    question: {
      ko: '이 제품이 나에게 맞는지 지금은 어떻게 판단하시겠어요?',
      en: 'How would you now judge whether this product suits you?',
    },
    lessons: [
      {
        title: { ko: '차례가 말해 주는 것', en: 'What the order tells' },
        content: {
          ko: [
            '전성분은 많이 든 것부터 적어요. 다만 1 % 아래로 든 것들은 차례와 상관없이 적을 수 있어서, 뒤쪽의 차례는 믿을 것이 못 돼요.',
            '처음 다섯 개가 제품의 대부분이에요. 물, 글리세린, 오일 같은 이름이 앞에 있다면 그것이 이 제품의 뼈대예요.',
            '포장 앞면에 크게 적힌 성분이 뒷면에서는 맨 끝에 있기도 해요. 적게 들어도 제 몫을 하는 성분이 있으니 나쁜 것만은 아니지만, 기대는 맞춰 두는 편이 좋아요.',
          ],
          en: [
            'Ingredients stand in order of amount. Below 1 % they may stand in any order, so do not read much into the end of the list.',
            'The first five are most of the product. If they are water, glycerin, an oil, those are its bones.',
            'What is printed large on the front may come last on the back. Some ingredients do their part in small amounts, so that alone is no fault, but set your hopes accordingly.',
          ],
        },
        steps: {
          ko: ['제품 하나를 뒤집어 보기', '앞의 다섯 개에 밑줄 긋기'],
          en: ['Turn one product around', 'Underline the first five'],
        },
        minutes: 4,
        image: 1138,
      },
      {
        title: { ko: '네 가지 일꾼', en: 'Four kinds of workers' },
        content: {
          ko: [
            '이름은 수천 가지여도 하는 일은 크게 넷이에요. 물을 붙드는 것(글리세린, 히알루론산), 부드럽게 펴는 것(스쿠알란, 식물성 오일), 날아가지 않게 덮는 것(바셀린, 시어버터), 그리고 섞이고 상하지 않게 돕는 것.',
            '겉이 당기면 붙드는 것과 덮는 것이 함께 있는지, 쉽게 번들거리면 덮는 것이 너무 앞에 있지 않은지 보세요.',
            '마지막 무리는 미움을 자주 받지만, 이것이 없으면 제품은 며칠 만에 상해요. 보존제는 대개 아주 적게 들어 있어요.',
          ],
          en: [
            'There are thousands of names and roughly four jobs: holding water (glycerin, hyaluronic acid), smoothing (squalane, plant oils), sealing (petrolatum, shea butter), and keeping it mixed and fresh.',
            'If your skin feels tight, look for a holder together with a sealer. If it shines soon, see that no sealer stands too near the front.',
            'The last group gets the blame, yet without it a product spoils in days. Preservatives are usually there in very small amounts.',
          ],
        },
        steps: {
          ko: ['앞의 다섯 개를 네 무리로 나누기', '빠진 무리가 있는지 보기'],
          en: ['Sort the five into the four groups', 'See which group is missing'],
        },
        minutes: 5,
      },
      {
        title: { ko: '나에게 안 맞았던 것 모으기', en: 'Collect what did not suit you' },
        content: {
          ko: [
            '좋은 성분표는 남이 만든 것이 아니라 내 기록이에요. 따갑거나 오돌토돌해졌던 제품을 셋만 떠올려 전성분을 나란히 놓아 보세요.',
            '세 곳에 모두 있는 이름이 있다면 다음에는 그것이 없는 제품을 골라 비교해 볼 수 있어요. 향료와 정유는 자주 겹치는 이름이에요.',
            '한 번의 경험으로 한 성분을 탓하기는 어려워요. 계절, 함께 바른 것, 잠이 모자랐던 날도 함께 적어 두세요.',
          ],
          en: [
            'The best list is not somebody else’s but your own. Recall three products that stung or left bumps and lay their labels side by side.',
            'A name that stands in all three is one to leave out next time and compare. Fragrance and essential oils are frequent guests.',
            'One bad day convicts no ingredient. Note the season, what else you wore and how you slept.',
          ],
        },
        steps: {
          ko: ['안 맞았던 제품 셋 적기', '겹치는 이름에 표시하기'],
          en: ['Write down three that did not suit', 'Mark the names they share'],
        },
        minutes: 4,
        image: 1139,
      },
      {
        title: { ko: '새 제품은 팔 안쪽부터', en: 'New things go on the arm first' },
        content: {
          ko: [
            '새로 산 것은 팔 안쪽에 콩알만큼 발라 하루를 지켜봐요. 사흘 되풀이해서 괜찮으면 얼굴의 한쪽에 작게 시작해요.',
            '한 번에 하나씩만 바꿔요. 두 가지를 함께 바꾸면 좋아져도 나빠져도 이유를 알 수 없어요.',
            '붉어지거나 가려움이 이어지면 쓰지 말고 씻어 내세요. 오래가면 피부과에서 물어보는 것이 가장 빨라요.',
          ],
          en: [
            'Put a pea of anything new on the inside of your arm and watch it for a day. Three days without trouble, then begin small on one side of the face.',
            'Change one thing at a time. Change two, and whatever happens you will not know why.',
            'If it reddens or itches, wash it off and stop. If that stays, a dermatologist is the shortest way to an answer.',
          ],
        },
        steps: {
          ko: ['팔 안쪽에 먼저 바르기', '바꾼 날짜 적어 두기'],
          en: ['Try the arm first', 'Write down the date'],
        },
        minutes: 3,
      },
    ],
    handed_in: [
      [
        '정제수(바탕), 글리세린(붙들기), 부틸렌글라이콜(붙들기), 스쿠알란(펴기), 세틸알코올(섞이게 돕기).',
        '덮는 것이 없어서 겨울에는 크림을 하나 더 바르기로 했어요.',
      ],
    ],
  },
  {
    slug: 'dry-season',
    title: { ko: '건조한 계절 나기', en: 'Through the dry season' },
    description: {
      ko: '난방을 켜는 날부터 꽃이 필 때까지. 덧바르는 것 말고도 할 수 있는 일을 나흘 동안 찾아요.',
      en: 'From the first heating to the first blossom: four days of things to do besides adding another layer.',
    },
    image: 1140,
    closes_in_days: 12,
    task: {
      ko: '하루를 골라 방의 습도와 피부가 당긴 시간을 세 번 이상 적어 주세요.',
      en: 'Choose a day and note the room’s humidity and how your skin felt, three times or more.',
    },
    question: {
      ko: '가장 건조했던 시간은 언제였고, 무엇을 바꿔 보시겠어요?',
      en: 'When was it driest, and what will you change?',
    },
    lessons: [
      {
        title: { ko: '공기부터 재기', en: 'Measure the air first' },
        content: {
          ko: [
            '난방을 켠 방의 습도는 20 %대까지 떨어져요. 사람이 편안하다고 느끼는 습도는 40~60 %예요. 만 원짜리 습도계 하나가 크림 하나보다 많은 것을 알려 줘요.',
            '온도를 1도만 낮춰도 습도가 올라가요. 빨래를 방에 널거나 문을 열어 욕실의 김을 들이는 것도 도움이 돼요.',
            '가습기는 매일 물을 버리고 말려서 써요. 고인 물을 뿜으면 없느니만 못해요.',
          ],
          en: [
            'Heating takes a room’s humidity down into the twenties. We feel well between 40 and 60 %. A cheap hygrometer tells you more than another cream.',
            'One degree less heating raises it. So does laundry drying in the room, or a bathroom door left open after a shower.',
            'Empty and dry a humidifier every day. One that sprays stale water is worse than none.',
          ],
        },
        steps: {
          ko: ['방의 습도 재 보기', '난방 1도 낮추기'],
          en: ['Measure the room', 'Turn the heating down a degree'],
        },
        minutes: 4,
        image: 1141,
      },
      {
        title: { ko: '3분 안에 바르기', en: 'Within three minutes' },
        content: {
          ko: [
            '씻고 나온 피부의 물은 마르면서 안쪽의 물까지 데려가요. 물기가 남아 있을 때 바르면 그만큼 덜 빼앗겨요.',
            '순서는 묽은 것에서 되직한 것으로 가면 돼요. 가짓수를 늘리기보다 하나를 두 번 얇게 바르는 편이 부담이 적어요.',
            '몸도 얼굴과 같아요. 욕실 문을 열기 전에 로션을 바르는 것만으로 정강이의 각질이 줄어요.',
          ],
          en: [
            'Water that dries on the skin takes some from inside with it. Put something on while you are damp and you lose less.',
            'Go from thin to thick. One thing twice, thinly, is easier on the skin than many things once.',
            'The body is no different. Lotion before you open the bathroom door is half the answer to flaky shins.',
          ],
        },
        steps: {
          ko: ['수건 옆에 크림 두기', '얇게 두 번 바르기'],
          en: ['Keep the cream by the towel', 'Twice, thinly'],
        },
        minutes: 3,
        video: 1,
      },
      {
        title: { ko: '덜어 내는 날', en: 'A day for less' },
        content: {
          ko: [
            '당기고 따가운 날에는 더 바르기 전에 빼 보세요. 각질을 녹이는 것, 향이 진한 것, 새로 산 것을 며칠 쉬어요.',
            '순한 세안, 크림 하나, 낮에는 선크림. 이 세 가지로 사흘을 지내면 무엇이 필요했는지 보여요.',
            '일어난 각질은 뜯지 말고 크림을 바른 뒤 수건으로 지그시 눌러 주세요.',
          ],
          en: [
            'On a tight, stinging day take away before you add: rest acids, strong scents and anything new for a few days.',
            'A mild wash, one cream, sunscreen by day. Three days of that show you what you needed.',
            'Do not pick at flakes. Put cream on and press them down with a towel.',
          ],
        },
        steps: {
          ko: ['사흘 쉬게 할 제품 고르기', '세 가지로만 지내기'],
          en: ['Choose what rests for three days', 'Live on three things'],
        },
        minutes: 3,
        image: 1142,
      },
      {
        title: { ko: '입술과 손', en: 'Lips and hands' },
        content: {
          ko: [
            '입술에는 기름샘이 거의 없어서 혼자 힘으로 촉촉해지지 못해요. 침을 바르면 마르면서 더 트니, 밤에 되직한 밤을 두껍게 올려 두세요.',
            '손은 씻을 때마다 바르는 수밖에 없어요. 세면대와 책상, 현관에 하나씩 두면 바를 일을 기억하지 않아도 돼요.',
            '설거지할 때는 면장갑 위에 고무장갑을 껴요. 크림을 바르고 끼면 설거지가 손을 돌보는 시간이 돼요.',
          ],
          en: [
            'Lips have almost no oil glands and cannot look after themselves. Licking dries them further; lay on a thick balm at night instead.',
            'Hands need cream after every wash. One at the basin, one at the desk, one by the door, and there is nothing to remember.',
            'For dishes, cotton gloves under rubber ones. With cream underneath, washing up becomes care.',
          ],
        },
        steps: {
          ko: ['손 크림 둘 자리 세 곳 정하기', '자기 전 입술에 밤 올리기'],
          en: ['Choose three places for hand cream', 'Balm on your lips tonight'],
        },
        minutes: 3,
      },
    ],
    handed_in: [
      [
        '아침 9시 38 %, 점심 31 %, 밤 11시 26 %. 밤에 볼이 가장 당겼어요.',
        '자기 전에 난방을 1도 낮추고 빨래를 방에 널기로 했어요.',
      ],
      [
        '회사 29 %, 집 41 %. 회사에서는 오후 3시부터 당겨요.',
        '책상에 작은 가습기를 두고 점심에 크림을 한 번 더 바를게요.',
      ],
    ],
  },
  {
    slug: 'skin-diary',
    title: { ko: '내 피부 기록하기', en: 'A diary of your skin' },
    description: {
      ko: '좋아졌는지 나빠졌는지는 기억보다 기록이 정확해요. 하루 1분으로 이어 가는 방법을 함께 만들었어요.',
      en: 'Notes know better than memory whether it got better. We made a way to keep them in a minute a day.',
    },
    image: 1143,
    closes_in_days: -20,
    task: {
      ko: '일주일 동안 적은 기록을 한 줄씩 옮겨 주세요.',
      en: 'Copy a week of notes, a line a day.',
    },
    question: {
      ko: '기록에서 처음 알게 된 것은 무엇인가요?',
      en: 'What did the notes tell you that you did not know?',
    },
    lessons: [
      {
        title: { ko: '세 가지만 적기', en: 'Write down three things' },
        content: {
          ko: [
            '당김, 번들거림, 트러블. 세 가지를 0에서 3까지 숫자로 적어요. 말로 적으면 사흘을 못 가지만 숫자는 한 달도 가요.',
            '같은 시간에 적는 것이 중요해요. 저녁에 씻기 직전이 하루가 가장 잘 보이는 때예요.',
          ],
          en: [
            'Tightness, shine, blemishes: a number from 0 to 3 for each. Words last three days, numbers last a month.',
            'Always at the same hour. Just before the evening wash shows the day best.',
          ],
        },
        steps: {
          ko: ['오늘의 숫자 세 개 적기', '적을 시간 정하기'],
          en: ['Write today’s three numbers', 'Choose your hour'],
        },
        minutes: 3,
        image: 1144,
      },
      {
        title: { ko: '같은 자리, 같은 빛의 사진', en: 'The same spot, the same light' },
        content: {
          ko: [
            '사진은 빛이 다르면 비교할 수 없어요. 창을 마주 보고 같은 시간에, 화면 밝기와 필터는 건드리지 않고 찍어요.',
            '매일 볼 필요는 없어요. 일주일에 한 번, 첫 사진과 나란히 놓고 볼 때 달라진 것이 보여요.',
          ],
          en: [
            'Pictures in different light cannot be compared. Face a window at the same hour and leave filters alone.',
            'You need not look every day. Once a week, beside the first one, is when a change shows.',
          ],
        },
        steps: {
          ko: ['사진 찍을 자리 정하기', '첫 사진 찍기'],
          en: ['Choose the spot', 'Take the first picture'],
        },
        minutes: 3,
      },
      {
        title: { ko: '한 달 뒤에 읽는 법', en: 'Reading it after a month' },
        content: {
          ko: [
            '숫자가 오른 날 앞뒤로 무엇이 있었는지 동그라미를 쳐 보세요. 잠, 날씨, 먹은 것, 새로 바른 것.',
            '두 번 겹치면 짐작, 네 번 겹치면 단서예요. 한 가지만 바꿔 두 주를 더 적어 보면 답에 가까워져요.',
            '숫자가 계속 3이라면 기록을 들고 피부과에 가세요. 의사에게 가장 반가운 자료예요.',
          ],
          en: [
            'Circle what came before and after a day of high numbers: sleep, weather, food, something new.',
            'Twice is a guess, four times a clue. Change one thing, keep notes for two more weeks, and you are near the answer.',
            'If a number stays at 3, take your notes to a dermatologist. No paper is more welcome there.',
          ],
        },
        steps: {
          ko: ['숫자가 오른 날에 동그라미', '바꿀 것 하나 정하기'],
          en: ['Circle the high days', 'Choose one thing to change'],
        },
        minutes: 4,
        image: 1145,
      },
    ],
    handed_in: [
      [
        '월 1·2·0, 화 1·2·1, 수 2·1·1, 목 3·0·1, 금 2·1·0, 토 1·2·0, 일 1·2·0.',
        '목요일마다 당겨요. 수요일 늦은 회의가 있는 날이었어요.',
      ],
      [
        '이레 동안 번들거림이 점심 뒤에만 올랐어요. 아침 숫자는 늘 0이었어요.',
        '지성이라고 믿었는데 오전에는 아니었어요.',
      ],
    ],
  },
];
