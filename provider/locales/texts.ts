import enCommon from '../../public/locales/en/common.json' with { type: 'json' };
import enNotifications from '../../public/locales/en/notifications.json' with { type: 'json' };
import koCommon from '../../public/locales/ko/common.json' with { type: 'json' };
import koNotifications from '../../public/locales/ko/notifications.json' with { type: 'json' };
import enAuth from './en/auth.json' with { type: 'json' };
import enBadges from './en/badges.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enEvents from './en/events.json' with { type: 'json' };
import enFields from './en/fields.json' with { type: 'json' };
import enInput from './en/input.json' with { type: 'json' };
import enMails from './en/mails.json' with { type: 'json' };
import enMembers from './en/members.json' with { type: 'json' };
import enModeration from './en/moderation.json' with { type: 'json' };
import enNotices from './en/notices.json' with { type: 'json' };
import enPoints from './en/points.json' with { type: 'json' };
import enRaffles from './en/raffles.json' with { type: 'json' };
import enSystem from './en/system.json' with { type: 'json' };
import koAuth from './ko/auth.json' with { type: 'json' };
import koBadges from './ko/badges.json' with { type: 'json' };
import koErrors from './ko/errors.json' with { type: 'json' };
import koEvents from './ko/events.json' with { type: 'json' };
import koFields from './ko/fields.json' with { type: 'json' };
import koInput from './ko/input.json' with { type: 'json' };
import koMails from './ko/mails.json' with { type: 'json' };
import koMembers from './ko/members.json' with { type: 'json' };
import koModeration from './ko/moderation.json' with { type: 'json' };
import koNotices from './ko/notices.json' with { type: 'json' };
import koPoints from './ko/points.json' with { type: 'json' };
import koRaffles from './ko/raffles.json' with { type: 'json' };
import koSystem from './ko/system.json' with { type: 'json' };

/** Returns what mails and push messages say of notifications: what their list says, but for a text of their own. */
const noticesOf = (
  { one, someone, kinds }: typeof koNotifications,
  { several, kinds: ownKinds }: typeof koNotices,
) => ({ one, someone, several, kinds: { ...kinds, ...ownKinds } });

/** Returns what is said of members, and what they are called on pages. */
const membersOf = ({ member }: typeof koCommon, members: typeof koMembers) => ({ ...member, ...members });

/** The provider's texts by language and namespace, one file each. */
export const texts = {
  ko: {
    auth: koAuth,
    badges: koBadges,
    errors: koErrors,
    events: koEvents,
    fields: koFields,
    input: koInput,
    mails: koMails,
    members: membersOf(koCommon, koMembers),
    moderation: koModeration,
    notices: noticesOf(koNotifications, koNotices),
    points: koPoints,
    raffles: koRaffles,
    system: koSystem,
  },
  en: {
    auth: enAuth,
    badges: enBadges,
    errors: enErrors,
    events: enEvents,
    fields: enFields,
    input: enInput,
    mails: enMails,
    members: membersOf(enCommon, enMembers),
    moderation: enModeration,
    notices: noticesOf(enNotifications, enNotices),
    points: enPoints,
    raffles: enRaffles,
    system: enSystem,
  },
} as const;
