import { z } from 'zod';
import { eventAsks } from '../../contract/constants/takingPart.ts';
import { readRecords } from './records.ts';

/** A field of the application form; without a label the field's own name is shown. */
const ask = z.strictObject({
  field: z.enum(eventAsks),
  label: z.string().optional(),
  label_en: z.string().optional(),
  hint: z.string().optional(),
  hint_en: z.string().optional(),
});

const seedEvent = z.strictObject({
  slug: z.string(),
  title: z.string(),
  title_en: z.string(),
  /** The text in a list. */
  summary: z.string(),
  summary_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  gift: z.string(),
  gift_en: z.string(),
  choosing: z.string(),
  choosing_en: z.string(),
  image: z.int(),
  winner_count: z.int(),
  starts_days_ago: z.number(),
  ends_days_ago: z.number(),
  /** When the winners are announced. */
  announces_days_ago: z.number(),
  asks: z.array(ask),
  /** The forum event whose topics belong to it, as `forum/event`. */
  forum_event: z.string().optional(),
  /** The number of members who applied before the first start. */
  applications: z.int(),
  /** Whether `demo` is one of them, and whether they won. */
  demo: z.enum(['applied', 'won']).optional(),
});
/** An event of the first content. Days count from now; negative ones are still to come. */
export type SeedEvent = z.infer<typeof seedEvent>;

export const events = readRecords('events', seedEvent);

/** What members wrote when they applied, by the question. */
export const applicationWords: Record<string, readonly string[]> = {
  'barrier-cream-panel/answer1': [
    '세안하고 수건으로 닦는 그 순간부터 당겨요.',
    '사무실 난방이 세져서 오후 세 시쯤 볼이 따가워요.',
    '자다가 새벽에 깨면 입가가 갈라져 있어요.',
    '바람 부는 날 자전거로 출근하고 나면 볼이 빨개요.',
    '화장을 지우고 나서가 제일 예민해요.',
  ],
  'barrier-cream-panel/answer2': [
    '바를 땐 촉촉한데 한 시간이면 사라져요.',
    '너무 무거워서 아침에는 못 발라요.',
    '향이 강해서 자기 전에 쓰기 힘들어요.',
    '통에 손을 넣어 떠야 해서 자꾸 신경 쓰여요.',
  ],
  'empty-bottle-month/content': [
    '세 통째 비웠어요. 또 살 거예요.',
    '끝까지 쓰긴 했는데 다시는 안 살래요. 마지막에 펌프가 안 올라와요.',
    '작은 통이라 여행에 딱이었어요. 큰 통은 안 나오나요?',
    '여름엔 무거웠는데 겨울 되니 제 짝이네요.',
  ],
  'sunscreen-quiz/answer': ['80', '80퍼센트쯤', '50', '약 80%', '30', '70에서 80 사이'],
  'grain-drawing/content': [
    '오늘은 잔물결 같은 하루라 잔물결로 그렸어요.',
    '왼손으로 그려 봤더니 요즘 제 피부랑 똑같아요.',
    '눈 감고 볼을 만지면서 그렸어요.',
  ],
  'autumn-tea/content': [
    '보리차를 끓여 두고 하루에 한 주전자를 비워요. 할머니가 알려 준 대로 대추 한 알을 넣어요.',
    '둥굴레차요. 구수해서 과자가 덜 당겨요.',
    '커피를 끊은 지 두 달, 지금은 루이보스로 살아요.',
    '옥수수수염차를 마시면 아침에 얼굴이 덜 부어요. 기분 탓일지도 몰라요.',
    '따뜻한 물에 레몬 한 조각. 차라고 우겨 봅니다.',
  ],
  'harvest-handkerchief/answer': [
    '버스에서 자리를 양보해 준 학생이요.',
    '밤마다 전화해 주는 우리 할머니.',
    '제 이야기를 끝까지 들어 준 룸메이트요.',
    '새 동네에서 먼저 인사해 준 과일 가게 사장님.',
    '이 포럼에서 제 글에 처음 답해 준 분이요.',
  ],
};

/** The photos that applications may show. */
export const applicationImages = [951, 957, 962, 984, 990, 1001] as const;
