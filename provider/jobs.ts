import { digestReader } from './areas/activity/digest.ts';
import { notifyFollowers } from './areas/activity/notifyFollowers.ts';
import { notifyMembers } from './areas/announcements/commands.ts';
import { purgeAuth } from './areas/auth/purge.ts';
import { remindParticipants } from './areas/challenges/remind.ts';
import { endableChallenges } from './areas/challenges/settle.ts';
import { eraseEventDetails } from './areas/events/erase.ts';
import { purgeUnconfirmed } from './areas/marketings/attendees.ts';
import { purgeReports } from './areas/moderation/purgeReports.ts';
import { purgeTrash } from './areas/moderation/trash.ts';
import { remindOfConsents } from './areas/newsletters/remind.ts';
import { purgeDeliveries, sendNewsletters } from './areas/newsletters/send.ts';
import { deliverDue } from './areas/notifications/deliver.ts';
import { sendDigests } from './areas/notifications/digest.ts';
import { purgeNotifications } from './areas/notifications/purge.ts';
import { pointJobs } from './areas/points/jobs.ts';
import { drandBeacon, readBeacon } from './areas/raffles/beacon.ts';
import { eraseRaffleDetails } from './areas/raffles/delivery.ts';
import { drawLeftOver } from './areas/raffles/draw.ts';
import { endableRaffles } from './areas/raffles/settle.ts';
import { refreshRankings } from './areas/rankings/refresh.ts';
import { purgeVisitorThreads } from './areas/support/commands.ts';
import { purgeUnclaimed } from './areas/surveys/results.ts';
import { awardDue } from './domain/badges/award.ts';
import { settleEnds } from './domain/campaigns/settle.ts';
import { purgeViews } from './domain/content/contents.ts';
import { purgeFiles } from './domain/files/purge.ts';
import { purgeActiveDays } from './domain/members/activity.ts';
import { eraseLeavers } from './domain/members/erase.ts';
import { purgeMails } from './domain/members/mails.ts';
import type { Services } from './platform/http/context.ts';
import { embeddedJobs, type Job } from './platform/jobs/schedule.ts';
import { sendWaiting } from './platform/mail/waiting.ts';

/** Reads the public beacon for raffles, where one is configured. */
function beaconJobs({ database, env, now }: Services): Job[] {
  if (!env.RAFFLE_BEACON_URL) return [];
  const beacon = drandBeacon(env.RAFFLE_BEACON_URL);
  const run: Job['run'] = (signal) => readBeacon(database, beacon, now(), signal);
  return [{ name: 'raffle beacon', cron: '* * * * *', atStart: true, run }];
}

/** Lists the recurring work; each hourly job has a minute of its own. */
export const recurringJobs = (services: Services): Job[] => {
  const { database, now } = services;
  return [
    ...embeddedJobs(database),
    ...pointJobs(services),
    ...beaconJobs(services),
    { name: 'raffles', cron: '* * * * *', run: (signal) => drawLeftOver(database, now(), signal) },
    {
      name: 'event details',
      cron: '2 * * * *',
      run: () => database.write((tx) => eraseEventDetails(tx, now())),
    },
    {
      name: 'raffle details',
      cron: '3 * * * *',
      run: () => database.write((tx) => eraseRaffleDetails(tx, now())),
    },
    {
      name: 'unclaimed surveys',
      cron: '7 * * * *',
      run: () => database.write((tx) => purgeUnclaimed(tx, now())),
    },
    { name: 'sign-in data', cron: '12 * * * *', run: () => purgeAuth(database, now()) },
    { name: 'push messages', cron: '* * * * *', run: (signal) => deliverDue(services, 'push', signal) },
    { name: 'notice mails', cron: '* * * * *', run: (signal) => deliverDue(services, 'mail', signal) },
    { name: 'mails', cron: '* * * * *', run: (signal) => sendWaiting(services, signal) },
    { name: 'newsletters', cron: '* * * * *', run: (signal) => sendNewsletters(services, signal) },
    { name: 'consent reminders', cron: '4 * * * *', run: (signal) => remindOfConsents(services, signal) },
    { name: 'announcements', cron: '* * * * *', run: (signal) => notifyMembers(database, now, signal) },
    {
      name: 'newsletter deliveries',
      cron: '19 * * * *',
      run: () => database.write((tx) => purgeDeliveries(tx, now())),
    },
    { name: 'notifications', cron: '17 * * * *', run: (signal) => purgeNotifications(database, now(), signal) },
    {
      name: 'views',
      cron: '22 * * * *',
      run: () => database.write((tx) => purgeViews(tx, now())),
    },
    {
      name: 'marketing',
      cron: '27 * * * *',
      run: () => database.write((tx) => purgeUnconfirmed(tx, now())),
    },
    { name: 'trash', cron: '32 * * * *', run: (signal) => purgeTrash(database, now(), signal) },
    {
      name: 'support',
      cron: '34 * * * *',
      run: () => database.write((tx) => purgeVisitorThreads(tx, now())),
    },
    { name: 'reports', cron: '24 * * * *', run: (signal) => purgeReports(database, now(), signal) },
    { name: 'badges', cron: '37 * * * *', run: (signal) => awardDue(database, now(), signal) },
    { name: 'leavers', cron: '42 * * * *', run: (signal) => eraseLeavers({ database, now }, signal) },
    { name: 'mail records', cron: '57 * * * *', run: () => database.write((tx) => purgeMails(tx, now())) },
    { name: 'active days', cron: '52 * * * *', run: () => database.write((tx) => purgeActiveDays(tx, now())) },
    { name: 'digests', cron: '47 * * * *', run: (signal) => sendDigests(services, digestReader(), signal) },
    { name: 'followers', cron: '*/5 * * * *', run: (signal) => notifyFollowers(database, now(), signal) },
    {
      name: 'ended challenges',
      cron: '* * * * *',
      run: (signal) => settleEnds(database, endableChallenges, now(), signal),
    },
    {
      name: 'ended raffles',
      cron: '* * * * *',
      run: (signal) => settleEnds(database, endableRaffles, now(), signal),
    },
    { name: 'challenge reminders', cron: '*/15 * * * *', run: (signal) => remindParticipants(database, now(), signal) },
    { name: 'files', cron: '*/10 * * * *', run: (signal) => purgeFiles(services, signal) },
    {
      name: 'rankings',
      cron: '*/5 * * * *',
      atStart: true,
      run: (signal) => refreshRankings(database, now(), signal),
    },
  ];
};
