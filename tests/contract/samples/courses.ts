import { call, testProvider } from '../../api';
import { aMember } from '../../factories';
import type { Samples } from './sample';

const one = 'courses/{slug}/';
const applications = `${one}applications/`;
const lesson = `${one}lessons/{number}/`;
const attendees = 'marketings/attendees/';

/** A course of the first content that is open. */
const OPEN = 'wash-again';
const applied = `courses/${OPEN}/applications/`;
const body = { content: '사흘 동안 미지근한 물로 씻었어요.', answer: '덜 당겨요.' };
const wish = { topics: ['digest'], consent: '1' };

let visitors = 0;

const asMember = async () => ({ token: (await aMember()).token });

/** Returns the key that is mailed to a visitor who subscribes to the newsletter. */
async function mailedKey() {
  visitors += 1;
  const email = `visitor${visitors}@example.com`;
  const provider = await testProvider();
  await provider.call('POST', attendees, { body: { ...wish, email } });
  const text = provider.mails.findLast(({ to }) => to === email)?.text ?? '';
  return decodeURIComponent(/key=([^\s&]+)/.exec(text)?.[1] ?? '');
}

export const samples: Samples = {
  [`GET ${one}`]: async () => ({ path: `courses/${OPEN}/`, ...(await asMember()) }),
  [`POST ${applications}`]: async () => ({ path: applied, ...(await asMember()) }),
  [`PUT ${applications}`]: async () => {
    const { token } = await asMember();
    await call('POST', applied, { token, body });
    return { path: applied, token };
  },
  [`GET ${applications}`]: async () => ({ path: applied, token: (await aMember({ role: 'manager' })).token }),
  [`PUT ${lesson}`]: async () => ({ path: `courses/${OPEN}/lessons/2/`, ...(await asMember()) }),
  [`POST ${attendees}`]: async () => ({ path: attendees, ...(await asMember()) }),
  [`GET ${attendees}my/`]: async () => {
    const { token } = await asMember();
    await call('POST', attendees, { token, body: wish });
    return { path: `${attendees}my/`, token };
  },
  [`POST ${attendees}confirm/`]: async () => ({ path: `${attendees}confirm/`, body: { key: await mailedKey() } }),
  [`POST ${attendees}withdraw/`]: async () => ({ path: `${attendees}withdraw/`, ...(await asMember()) }),
};
