import type { SeedChallenge } from './challenges.ts';

/** Challenges that have ended: whoever took part looks back on them. */
export const pastChallenges: SeedChallenge[] = [
  {
    type: 'suncare',
    title: { ko: '점심 먹고 선크림 덧바르기', en: 'Sunscreen again after lunch' },
    description: {
      ko: '아침에 바른 선크림은 점심이면 반쯤 지워져 있어요. 늦여름 스무날, 점심을 먹고 한 번만 더 발라 봤어요.',
      en: 'By lunch, half of the morning’s sunscreen is gone. For twenty late-summer days we put it on once more after eating.',
    },
    rules: [
      {
        ko: '점심시간인 낮 11시 30분부터 3시 사이에 인증해요.',
        en: 'Check in over lunch, from 11:30 to 15:00.',
      },
      {
        ko: '화장 위라면 쿠션이나 스틱도 좋아요. 양보다 덧바르는 습관이 먼저예요.',
        en: 'Over make-up, a cushion or a stick will do. The habit comes before the amount.',
      },
      {
        ko: '모임 친구가 잊은 것 같으면 하트로 살짝 알려 주세요.',
        en: 'If a friend in your group seems to forget, a heart is a gentle nudge.',
      },
    ],
    question1: {
      ko: '점심에 덧바르기 어려웠던 까닭이 있나요?',
      en: 'What has kept you from putting it on again at lunch?',
    },
    image: 19,
    starts_in: -76,
    days: 20,
    opens_at: '11:30:00',
    closes_at: '15:00:00',
    group_size: 4,
    entrants: 16,
  },
  {
    type: 'cleansing',
    title: { ko: '미지근한 물로 14일', en: 'Fourteen days of lukewarm water' },
    description: {
      ko: '뜨거운 물은 개운하지만 피부에 있어야 할 것까지 씻어 내요. 손등에 닿아 뜨겁지도 차갑지도 않은 물, 그 온도로 두 주를 보냈어요.',
      en: 'Hot water feels clean, and takes along what the skin needs. We spent two weeks with water that is neither hot nor cold on the back of a hand.',
    },
    rules: [
      {
        ko: '아침이든 저녁이든 하루 한 번, 미지근한 물로 세안하고 인증해요.',
        en: 'Once a day, morning or evening, wash with lukewarm water and check in.',
      },
      {
        ko: '세안 뒤 당김이 어땠는지 한 줄 적어 두면 나중에 달라진 게 보여요.',
        en: 'A line on how tight the skin felt shows you the difference later.',
      },
      {
        ko: '샤워기 물을 얼굴에 바로 맞지 않아요.',
        en: 'Keep the shower’s stream off your face.',
      },
    ],
    question1: {
      ko: '이 챌린지를 시작한 까닭은 뭐예요?',
      en: 'What made you start this challenge?',
    },
    question2: {
      ko: '두 주 뒤 무엇이 달라지면 좋겠어요?',
      en: 'What would you like to see changed in two weeks?',
    },
    image: 29,
    starts_in: -38,
    days: 14,
    entrants: 18,
    demo: 'xxxxx.xxxxxxxx',
  },
  {
    type: 'habit',
    title: { ko: '얼굴에서 손 떼기 열흘', en: 'Ten days of hands off' },
    description: {
      ko: '턱을 괴고, 여드름을 만지고, 각질을 떼고. 하루에 몇 번이나 얼굴에 손이 가는지 세어 본 적 있나요? 열흘 동안 서로 지켜봐 주었어요.',
      en: 'Chin in hand, fingers on a spot, picking at flakes: ever counted how often? For ten days we kept an eye on one another.',
    },
    rules: [
      {
        ko: '자기 전에 오늘 몇 번쯤 만졌는지 적어요. 많아도 괜찮아요.',
        en: 'Before bed, write down about how often you touched it. Many is fine too.',
      },
      {
        ko: '만지고 싶을 때는 손등을 대신 쓰다듬어요.',
        en: 'When you want to touch it, stroke the back of your hand instead.',
      },
    ],
    image: 21,
    starts_in: -16,
    days: 10,
    entrants: 15,
    demo: 'xx..x.....',
  },
];
