import { josa } from 'es-hangul';
import type { Random } from '../random.ts';
import { textsOf } from '../texts.ts';

/** Composes a newcomer's greeting in the form that the manager's notice proposes. */
export function introduce(random: Random): string {
  const pick = (list: string) => random.pick(textsOf(`introductions/${list}`));
  const [home, job, habit] = [pick('homes'), pick('jobs'), pick('habits')];
  const [worry, like] = [pick('worries'), pick('likes')];
  const introduction = `저는 ${home}에 사는 ${josa(job, '이에요/예요')}. 제 피부는 ${habit}.`;
  const talk = `요즘 ${josa(worry, '이/가')} 고민이고 ${josa(like, '을/를')} 좋아해요.`;
  return `${introduction} ${talk}${pick('ends')}`;
}
