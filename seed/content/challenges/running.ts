import type { SeedChallenge } from './challenges.ts';

/** Challenges of these days, with every kind of window. */
export const runningChallenges: SeedChallenge[] = [
  {
    type: 'moisture',
    title: { ko: '겨울 뺨 지키기 28일', en: 'Twenty-eight days for winter cheeks' },
    description: {
      ko: '찬 바람이 불면 뺨부터 거칠어져요. 네 주 동안 하루 한 번, 크림을 바르고 뺨을 찍어 둬요. 첫날과 마지막 날 사진을 나란히 놓으면 말보다 먼저 보여요.',
      en: 'When the wind turns cold, cheeks roughen first. For four weeks, put on cream once a day and photograph your cheek. Side by side, the first day and the last say more than words.',
    },
    rules: [
      {
        ko: '하루 한 번 크림을 바른 뒤 뺨 사진을 한 장 올려요.',
        en: 'Once a day, after your cream, add one photo of your cheek.',
      },
      {
        ko: '같은 자리, 같은 빛에서 찍어요. 창가의 아침 빛이 가장 고르게 나와요.',
        en: 'Same spot, same light. Morning light by a window is the most even.',
      },
      {
        ko: '필터는 쓰지 않아요. 서로의 맨얼굴에는 다정한 말만 건네요.',
        en: 'No filters, and only kind words about one another’s bare faces.',
      },
      {
        ko: '한 주에 하루는 쉬어도 연속 기록이 끊기지 않아요.',
        en: 'One missed day a week leaves your streak unbroken.',
      },
    ],
    question1: {
      ko: '하루 중 언제 크림을 바를까요?',
      en: 'When in the day will you put on cream?',
    },
    question2: {
      ko: '네 주 뒤의 나에게 한마디 한다면요?',
      en: 'A word to yourself in four weeks?',
    },
    image: 1,
    starts_in: -12,
    days: 28,
    group_size: 5,
    needs_photo: true,
    entrants: 17,
    demo: 'xxxxxx.xxxxx',
  },
  {
    type: 'suncare',
    title: { ko: '나가기 전 손가락 두 마디', en: 'Two fingers before the door' },
    description: {
      ko: '검지와 중지에 길게 짠 만큼이 얼굴 하나 몫이에요. 아침 6시부터 10시 사이, 내가 있는 곳의 아침에 발라요.',
      en: 'A line along two fingers is what one face takes. Put it on between six and ten in the morning, wherever your morning is.',
    },
    rules: [
      {
        ko: '내가 있는 곳의 시각으로 아침 6시에서 10시 사이에 인증해요. 여행 중에도 그곳의 아침이에요.',
        en: 'Check in from 6:00 to 10:00 where you are. On a journey, it is the morning there.',
      },
      {
        ko: '집에만 있는 날에도 창가에 앉는다면 발라요.',
        en: 'At home all day? If you sit by a window, put it on.',
      },
      {
        ko: '저녁에는 꼼꼼히 씻어 내는 것까지가 하루예요.',
        en: 'The day ends when it is washed off in the evening.',
      },
    ],
    question1: { ko: '지금은 얼마나 바르고 있어요?', en: 'How much do you put on now?' },
    image: 8,
    starts_in: -8,
    days: 21,
    opens_at: '06:00:00',
    closes_at: '10:00:00',
    time_zone: null,
    entrants: 14,
  },
  {
    type: 'cleansing',
    title: { ko: '집에 오면 세안부터', en: 'Home, then wash' },
    description: {
      ko: '소파에 앉으면 이미 늦어요. 신발을 벗고 바로 욕실로 가는 저녁을 모임 친구들과 만들어요.',
      en: 'Once you are on the sofa, it is too late. With a small group, make evenings that lead from the shoes straight to the basin.',
    },
    rules: [
      {
        ko: '저녁 7시부터 밤 11시 사이에 세안하고 인증해요.',
        en: 'Wash and check in between 19:00 and 23:00.',
      },
      {
        ko: '화장을 했다면 두 번에 나누어, 안 했다면 한 번이면 충분해요.',
        en: 'Twice if you wore make-up, once if you did not.',
      },
      {
        ko: '모임은 네 명까지예요. 오늘 누가 아직인지 서로 볼 수 있어요.',
        en: 'A group holds four. You see who is still missing today.',
      },
    ],
    question1: { ko: '보통 몇 시쯤 세안해요?', en: 'When do you usually wash?' },
    image: 55,
    starts_in: -10,
    days: 21,
    opens_at: '19:00:00',
    closes_at: '23:00:00',
    group_size: 4,
    entrants: 16,
  },
  {
    type: 'habit',
    title: { ko: '휴대폰 두고 눕기', en: 'To bed without the phone' },
    description: {
      ko: '늦게 자면 다음 날 얼굴이 먼저 알아요. 밤 10시부터 새벽 2시 사이, 휴대폰을 방 밖에 두기 직전에 마지막으로 인증해요.',
      en: 'Your face is the first to know of a late night. Between 22:00 and 02:00, check in as the last thing before the phone stays outside.',
    },
    rules: [
      {
        ko: '밤 10시에 열려 다음 날 새벽 2시에 닫혀요. 자정을 넘겨도 어제의 인증이에요.',
        en: 'It opens at 22:00 and closes at 02:00. Past midnight still counts for the evening before.',
      },
      {
        ko: '휴대폰은 침대에서 팔이 닿지 않는 곳에 둬요.',
        en: 'Keep the phone further than an arm’s length from the bed.',
      },
      {
        ko: '대신 무엇을 했는지 들려주세요. 책도, 스트레칭도, 그냥 눕기도 좋아요.',
        en: 'Tell us what you did instead: a book, a stretch, or simply lying down.',
      },
    ],
    question1: { ko: '요즘 몇 시에 잠들어요?', en: 'When do you fall asleep these days?' },
    question2: {
      ko: '휴대폰 대신 무엇을 하고 싶어요?',
      en: 'What would you like to do instead of the phone?',
    },
    image: 15,
    starts_in: -6,
    days: 14,
    opens_at: '22:00:00',
    closes_at: '02:00:00',
    entrants: 14,
  },
  {
    type: 'habit',
    title: { ko: '하루 한 줄 피부 일기', en: 'One line a day about your skin' },
    description: {
      ko: '먹은 것, 잔 시간, 바른 것. 하루 한 줄이면 한 달 뒤에 내 피부의 버릇이 보여요. 언제 써도 좋아요.',
      en: 'What you ate, how you slept, what you put on. One line a day, and in a month you see your skin’s habits. Write whenever you like.',
    },
    rules: [
      {
        ko: '하루 중 아무 때나 한 줄을 적어요. 내가 있는 곳의 하루를 기준으로 해요.',
        en: 'Write one line at any time of your own day, wherever you are.',
      },
      {
        ko: '잘한 날만 적지 않아요. 뒤집어진 날의 한 줄이 가장 쓸모 있어요.',
        en: 'Not only the good days: the line of a bad day is the most useful.',
      },
    ],
    question1: {
      ko: '가장 알고 싶은 피부의 버릇은 뭐예요?',
      en: 'Which habit of your skin do you want to understand?',
    },
    image: 17,
    starts_in: -20,
    days: 30,
    time_zone: null,
    entrants: 15,
    demo: 'xxx.xxxx..x.xxxxxxxxx',
  },
  {
    type: 'moisture',
    title: { ko: '물 여섯 잔, 스무하루', en: 'Six glasses, twenty-one days' },
    description: {
      ko: '목마르기 전에 마시는 물이 가장 좋은 물이에요. 아침에 일어나 한 잔, 자기 전에 반 잔, 그 사이에 나머지를 채워요.',
      en: 'The best water is drunk before one is thirsty. A glass on waking, half a glass before bed, and the rest in between.',
    },
    rules: [
      {
        ko: '하루 동안 마신 잔 수를 적어요. 커피와 술은 세지 않아요.',
        en: 'Write down the glasses of the day. Coffee and drinks do not count.',
      },
      {
        ko: '여섯 잔을 못 채운 날도 솔직하게 인증해요. 세는 것부터가 시작이에요.',
        en: 'Check in honestly on the days you fall short. Counting is the beginning.',
      },
    ],
    image: 2,
    starts_in: -3,
    days: 21,
    entrants: 16,
  },
];
