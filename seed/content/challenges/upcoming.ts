import type { SeedChallenge } from './challenges.ts';

/** Challenges that begin soon: one can join already. */
export const upcomingChallenges: SeedChallenge[] = [
  {
    type: 'cleansing',
    title: { ko: '이중 세안, 제대로 1분씩', en: 'A minute for each wash' },
    description: {
      ko: '오일로 1분, 거품으로 1분. 짧아 보여도 시계를 보면 꽤 길어요. 밤 9시부터 새벽 1시 사이, 세안을 마친 세면대를 찍어 올려요.',
      en: 'A minute of oil, a minute of foam: short until you watch the clock. Between 21:00 and 01:00, photograph the basin when you are done.',
    },
    rules: [
      {
        ko: '밤 9시에 열려 다음 날 새벽 1시에 닫혀요.',
        en: 'It opens at 21:00 and closes at 01:00 on the next day.',
      },
      {
        ko: '사진 한 장이 꼭 있어야 해요. 얼굴이 아니라 세면대여도 좋아요.',
        en: 'One photo is needed. The basin will do, it need not be your face.',
      },
      {
        ko: '따가우면 그날은 한 번만 씻어요. 무리하지 않아요.',
        en: 'If it stings, wash once that day. No forcing it.',
      },
    ],
    question1: { ko: '지금 세안에 몇 분쯤 써요?', en: 'How many minutes does your wash take now?' },
    image: 47,
    starts_in: 1,
    days: 14,
    opens_at: '21:00:00',
    closes_at: '01:00:00',
    needs_photo: true,
    entrants: 9,
  },
  {
    type: 'moisture',
    title: { ko: '난방 켜는 날의 가습', en: 'Moist air for heated rooms' },
    description: {
      ko: '보일러를 켜면 방은 따뜻해지고 얼굴은 당겨요. 젖은 수건 한 장, 물그릇 하나라도 좋아요. 자기 전 방의 습도를 같이 챙겨요.',
      en: 'The heating warms the room and tightens the face. A wet towel or a bowl of water will do: let us mind the air before bed together.',
    },
    rules: [
      {
        ko: '저녁 8시부터 밤 12시 사이에 인증해요.',
        en: 'Check in between 20:00 and midnight.',
      },
      {
        ko: '습도계가 있다면 숫자를, 없다면 무엇을 했는지 적어요.',
        en: 'Write the number if you have a hygrometer, else what you did.',
      },
      {
        ko: '가습기를 쓴다면 물은 매일 갈아요.',
        en: 'If you use a humidifier, change its water every day.',
      },
    ],
    question1: { ko: '요즘 방의 습도는 어느 정도예요?', en: 'How moist is your room these days?' },
    image: 20,
    starts_in: 4,
    days: 21,
    opens_at: '20:00:00',
    closes_at: '23:59:59',
    group_size: 6,
    entrants: 11,
  },
  {
    type: 'suncare',
    title: { ko: '흐린 날에도 선크림 21일', en: 'Sunscreen under grey skies' },
    description: {
      ko: '구름은 햇빛을 가려도 자외선은 다 가리지 못해요. 겨울 하늘 아래 스무하루, 날씨를 적고 선크림을 발라요.',
      en: 'Clouds hide the sun, and not all of its rays. For twenty-one days of winter sky, note the weather and put on your sunscreen.',
    },
    rules: [
      {
        ko: '내가 있는 곳의 하루 안에 아무 때나 인증해요.',
        en: 'Check in at any time of your own day.',
      },
      {
        ko: '오늘의 날씨와 자외선 지수를 같이 적어 주면 모두에게 도움이 돼요.',
        en: 'The weather and the UV index of the day help everybody.',
      },
    ],
    image: 13,
    starts_in: 9,
    days: 21,
    time_zone: null,
    entrants: 7,
  },
];
