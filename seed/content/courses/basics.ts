import type { SeedCourse } from './courses.ts';

/** What one does every day: washing, and keeping the sun off. */
export const basics: readonly SeedCourse[] = [
  {
    slug: 'wash-again',
    title: { ko: '세안 다시 배우기', en: 'Washing, learned again' },
    description: {
      ko: '매일 두 번 하는 일인데 아무도 가르쳐 주지 않았어요. 물 온도부터 수건까지 나흘 동안 하나씩 바꿔 봐요.',
      en: 'We do it twice a day and nobody ever taught us. Four days, one change a day, from the water to the towel.',
    },
    image: 1131,
    task: {
      ko: '사흘 동안 세안하고 나서 당김이 어땠는지 적어 주세요. 한 줄씩이면 충분해요.',
      en: 'For three days, note how tight your skin felt after washing. A line a day is enough.',
    },
    question: {
      ko: '네 가지 가운데 무엇을 바꿨을 때 차이가 가장 컸나요?',
      en: 'Which of the four changes made the most difference?',
    },
    lessons: [
      {
        title: { ko: '물 온도는 손목으로', en: 'Let your wrist judge the water' },
        content: {
          ko: [
            '뜨거운 물은 시원하지만 피부 겉의 기름막까지 데려가요. 세안하고 나서 유난히 당긴다면 세안제보다 물을 먼저 의심해 보세요.',
            '손목 안쪽은 얼굴만큼 얇아요. 여기에 물을 대었을 때 차갑지도 따뜻하지도 않은 온도가 얼굴에 알맞아요. 겨울에는 이보다 조금 서늘하게 느껴질 수 있어요.',
            '샤워기를 얼굴에 바로 대면 온도도 세기도 지나치기 쉬워요. 손에 물을 받아서 얼굴로 가져가는 것만으로 둘 다 해결돼요.',
          ],
          en: [
            'Hot water feels good and takes the skin’s own film of oil with it. If your face feels tight after washing, suspect the water before the cleanser.',
            'The inside of the wrist is as thin as the face. Water that feels neither cold nor warm there is right. In winter it may seem a little cool.',
            'A shower aimed at the face is too hot and too strong before you notice. Carry the water up in your hands and both are solved.',
          ],
        },
        steps: {
          ko: ['손목 안쪽으로 물 온도 재기', '샤워기 대신 손에 물 받기'],
          en: ['Test the water on your wrist', 'Use your hands, not the shower'],
        },
        minutes: 3,
        image: 1132,
      },
      {
        title: {
          ko: '거품은 손에서, 얼굴에는 30초',
          en: 'Lather in the hand, 30 seconds on the face',
        },
        content: {
          ko: [
            '세안제를 얼굴에서 거품 내면 가장 먼저 닿은 자리만 진하게 남아요. 손바닥에서 물을 조금씩 더해 부풀린 다음 얼굴에 올려 주세요.',
            '오래 문지를수록 깨끗해지는 것은 아니에요. 이마, 코, 턱, 볼 차례로 30초면 충분하고, 볼은 맨 마지막에 짧게 지나가요.',
            '콧방울 옆과 턱선, 머리카락이 난 자리는 자주 빠뜨려요. 손끝으로 작은 원을 그리며 한 번만 더 지나가 주세요.',
          ],
          en: [
            'Lather on the face and the first spot gets it all. Work it up in your palms with a little water at a time, then bring it to the face.',
            'Longer is not cleaner. Forehead, nose, chin, cheeks: 30 seconds are plenty, with the cheeks last and brief.',
            'The sides of the nose, the jaw and the hairline are easily missed. Go over them once more in small circles.',
          ],
        },
        steps: {
          ko: ['손바닥에서 거품 내기', '속으로 서른까지 세기', '볼은 마지막에'],
          en: ['Lather in your palms', 'Count to thirty', 'Cheeks last'],
        },
        minutes: 3,
        video: 1,
      },
      {
        title: { ko: '두 번 씻는 날과 한 번 씻는 날', en: 'Days for two washes, days for one' },
        content: {
          ko: [
            '물에 강한 선크림이나 진한 화장을 한 날에는 오일이나 밤으로 먼저 녹이고, 순한 폼으로 한 번 더 씻어요. 기름에 녹는 것과 물에 씻기는 것이 다르기 때문이에요.',
            '집에만 있었거나 가벼운 선크림만 바른 날이라면 한 번으로 끝내도 괜찮아요. 두 번 씻는 것은 규칙이 아니라 그날 바른 것에 대한 대답이에요.',
            '아침에는 밤사이 얼마나 번들거렸는지 보고 정해요. 보송하게 일어났다면 미지근한 물만으로 충분한 사람도 많아요.',
          ],
          en: [
            'After a water-resistant sunscreen or heavy make-up, dissolve it with an oil or a balm first, then wash with a mild foam. What oil lifts, water does not.',
            'If you stayed in, or wore only a light sunscreen, once is fine. A double wash is no rule: it answers what you put on that day.',
            'In the morning, look first. If you wake up matte, lukewarm water alone does for many people.',
          ],
        },
        steps: {
          ko: ['오늘 얼굴에 바른 것 떠올리기', '한 번인지 두 번인지 정하기'],
          en: ['Recall what you wore today', 'Decide: once or twice'],
        },
        minutes: 4,
      },
      {
        title: { ko: '수건은 누르기만', en: 'Press, never rub' },
        content: {
          ko: [
            '세안 뒤의 피부는 젖은 종이와 비슷해요. 문지르면 결이 일어나요. 마른 수건을 가볍게 대었다가 떼기를 몇 번 되풀이해요.',
            '수건은 이틀에 한 번 바꾸고, 섬유 유연제는 조금만 써 주세요. 남은 향과 막이 얼굴에 닿아요.',
            '물기가 조금 남아 있을 때 다음 단계를 바르면 당김을 덜 느껴요. 세면대 옆에 토너나 크림을 두는 것만으로 습관이 돼요.',
          ],
          en: [
            'Just-washed skin is like wet paper: rubbing raises the grain. Lay a dry towel on it lightly and lift, a few times over.',
            'Change the towel every second day and go easy on softener. Its scent and film end up on your face.',
            'Put on the next thing while a little water is left and you will feel less tightness. Keep the toner or cream beside the basin and the habit makes itself.',
          ],
        },
        steps: {
          ko: ['수건을 대었다 떼기', '물기가 있을 때 바르기'],
          en: ['Lay the towel on and lift', 'Moisturise while damp'],
        },
        minutes: 3,
        image: 1133,
      },
    ],
    handed_in: [
      [
        '첫날: 뜨거운 물을 끊었더니 허전했어요. 둘째 날: 볼 당김이 덜했어요. 셋째 날: 크림을 조금만 발라도 괜찮았어요.',
        '물 온도요. 겨울마다 쓰던 세안제 탓을 했는데 물이었어요.',
      ],
      [
        '사흘 모두 서른까지 세고 헹궜어요. 생각보다 짧아서 놀랐어요. 셋째 날에는 턱선에 남던 거품도 없어졌어요.',
        '거품을 손에서 내는 것이 가장 컸어요.',
      ],
    ],
  },
  {
    slug: 'sunscreen-by-hand',
    title: { ko: '선크림, 손에 익히기', en: 'Sunscreen, until your hand knows it' },
    description: {
      ko: '숫자보다 중요한 것은 양과 시간이에요. 손가락 두 마디를 손이 기억할 때까지 나흘 동안 연습해요.',
      en: 'Amount and timing matter more than the number. Four days of practice, until your hand remembers two finger lengths.',
    },
    image: 1134,
    task: {
      ko: '밖에 나간 날 선크림을 언제 바르고 언제 덧발랐는지 적어 주세요. 이틀 치면 돼요.',
      en: 'On two days out, note when you put sunscreen on and when you topped it up.',
    },
    question: {
      ko: '덧바르기를 잊지 않으려고 정한 나만의 신호는 무엇인가요?',
      en: 'What is your own signal for topping up?',
    },
    lessons: [
      {
        title: { ko: '숫자 읽기', en: 'Reading the numbers' },
        content: {
          ko: [
            'SPF는 피부를 붉게 하는 자외선 B를, PA 뒤의 더하기는 깊이 닿는 자외선 A를 얼마나 막는지를 나타내요. 둘 다 정해진 양을 발랐을 때의 숫자예요.',
            '절반만 바르면 숫자도 절반보다 더 떨어져요. 그래서 숫자가 높은 것을 조금 바르는 것보다 편한 것을 넉넉히 바르는 편이 나아요.',
            '매일 쓸 것은 SPF 30, PA+++ 정도면 대체로 넉넉하고, 볕이 센 곳에 오래 있는 날에는 더 높은 것을 고르면 돼요.',
          ],
          en: [
            'SPF tells how well a sunscreen keeps off UVB, which reddens skin; the pluses behind PA tell the same of UVA, which reaches deeper. Both are measured with a set amount.',
            'Use half of it and you get less than half. A comfortable sunscreen used generously beats a high number used thinly.',
            'SPF 30 with PA+++ is usually enough for every day. Choose more for long hours in strong sun.',
          ],
        },
        steps: {
          ko: ['내 선크림의 SPF와 PA 찾아보기', '사용기한 확인하기'],
          en: ['Find the SPF and PA of yours', 'Check its date'],
        },
        minutes: 4,
        image: 1135,
      },
      {
        title: { ko: '손가락 두 마디', en: 'Two finger lengths' },
        content: {
          ko: [
            '얼굴과 목에 바를 양은 검지와 중지에 길게 짠 두 줄이에요. 처음에는 많아 보이지만 두 번에 나누어 바르면 잘 스며요.',
            '첫 줄을 이마, 두 볼, 코, 턱에 찍고 안에서 밖으로 펴요. 1분쯤 지나 둘째 줄을 같은 차례로 한 번 더 올려요.',
            '귀, 목덜미, 헤어라인은 늘 남아요. 손에 남은 것을 여기에 쓰면 따로 짜지 않아도 돼요.',
          ],
          en: [
            'Two lines along the index and middle finger do for face and neck. It looks like a lot; in two layers it sinks in well.',
            'Dot the first line on forehead, cheeks, nose and chin and spread it outwards. After a minute do the same with the second.',
            'Ears, nape and hairline are always left out. Give them what is left on your hands.',
          ],
        },
        steps: {
          ko: ['두 줄 짜 보기', '두 번에 나누어 바르기', '귀와 목덜미까지'],
          en: ['Squeeze out two lines', 'Put it on in two layers', 'Ears and nape too'],
        },
        minutes: 3,
        video: 2,
      },
      {
        title: { ko: '덧바르는 시간 정하기', en: 'When to top up' },
        content: {
          ko: [
            '밖에 있는 날에는 두 시간마다, 땀을 흘리거나 물에 들어갔다면 나오자마자 덧발라요. 실내에 있는 날에는 나가기 전에 한 번이면 돼요.',
            '시계를 보는 것보다 이미 하는 일에 붙이면 오래가요. 점심 먹고 양치한 다음, 퇴근하려고 컴퓨터를 끈 다음처럼요.',
            '화장 위에는 쿠션이나 스틱이 편하지만 얇게 발리기 쉬워요. 같은 자리를 서너 번 지나가 주세요.',
          ],
          en: [
            'Outdoors, every two hours; after sweating or swimming, as soon as you are out. On a day indoors, once before you leave.',
            'Tie it to something you do anyway and it will last: after brushing your teeth at noon, after shutting the computer down.',
            'Over make-up a cushion or a stick is handy but thin. Pass over each spot three or four times.',
          ],
        },
        steps: {
          ko: ['덧바를 신호 하나 정하기', '가방에 작은 선크림 넣기'],
          en: ['Choose one signal', 'Put a small one in your bag'],
        },
        minutes: 3,
      },
      {
        title: { ko: '지우는 것까지가 선크림', en: 'It ends with taking it off' },
        content: {
          ko: [
            '물에 잘 견디는 것일수록 물로만은 지워지지 않아요. 포장에 적힌 지우는 법을 먼저 읽어 보세요.',
            '순한 제품이라면 폼 하나로도 지워져요. 씻고 나서 손끝이 미끄럽거나 물이 방울져 구르면 아직 남은 거예요.',
            '지우는 것이 귀찮아서 안 바르게 된다면 잘 지워지는 것으로 바꾸는 편이 나아요. 매일 바르는 선크림이 가장 좋은 선크림이에요.',
          ],
          en: [
            'The better it stands up to water, the less water alone removes it. Read first what its packaging says.',
            'A mild one comes off with a foam. If your fingertips still slide, or water beads and rolls, some is left.',
            'If taking it off is why you leave it out, change to one that comes off easily. The best sunscreen is the one you wear every day.',
          ],
        },
        steps: {
          ko: ['내 선크림 지우는 법 읽기', '씻고 나서 물방울 보기'],
          en: ['Read how yours comes off', 'Look at the water after washing'],
        },
        minutes: 3,
        image: 1136,
      },
    ],
    handed_in: [
      [
        '월요일: 8시에 바르고 점심 양치하고 한 번. 화요일: 8시, 1시, 그리고 퇴근길에 스틱으로 한 번 더.',
        '점심 양치가 끝나면 칫솔 옆 선크림을 집어요.',
      ],
      [
        '토요일 등산: 7시, 9시, 11시에 덧발랐어요. 일요일: 산책만 해서 나가기 전에 한 번.',
        '물을 마실 때마다 바르기로 했어요.',
      ],
      [
        '이틀 모두 두 줄을 다 발랐어요. 처음에는 하얗게 떴는데 나누어 바르니 괜찮았어요.',
        '컴퓨터를 끄기 전에 달력 알림을 하나 넣었어요.',
      ],
    ],
  },
];
