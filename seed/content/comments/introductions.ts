import type { Random } from '../random.ts';
import { textsOf } from '../texts.ts';

/** Whether the last syllable closes with a consonant, which decides the particle after it. */
function closes(word: string): boolean {
  const code = word.charCodeAt(word.length - 1) - 0xac00;
  return code >= 0 && code < 11172 && code % 28 !== 0;
}

/** A newcomer's greeting in the form that the manager's notice proposes. */
export function introduce(random: Random): string {
  const pick = (list: string) => random.pick(textsOf(`introductions/${list}`));
  const [home, job, habit] = [pick('homes'), pick('jobs'), pick('habits')];
  const [worry, like] = [pick('worries'), pick('likes')];
  const is = closes(job) ? '이에요' : '예요';
  const subject = closes(worry) ? '이' : '가';
  const object = closes(like) ? '을' : '를';
  return `저는 ${home}에 사는 ${job}${is}. 제 피부는 ${habit}. 요즘 ${worry}${subject} 고민이고 ${like}${object} 좋아해요.${pick('ends')}`;
}
