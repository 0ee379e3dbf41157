import type { FastifyBaseLogger } from 'fastify';
import { deleteDueAccounts } from '@greenroom/people';
import { seedAdmins } from '@greenroom/staff';
import { deleteExpiredData } from '../delete-expired-data.ts';
import { queues } from './queues.ts';
import type { Services } from './services.ts';

/** Starts the product's scheduled jobs. Returns a function that stops them. */
export async function startJobs(services: Services, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const { database, coaching, calls, roleplay, meetings, identity, commerce, events, registry, practice, owned, jobs } =
    services;
  const { applePlans } = services;
  await jobs.start();
  await jobs.schedule('plan-check-ins', '*/5 * * * *', () => coaching.planIdleCheckIns());
  await jobs.schedule('settle-model-calls', '*/5 * * * *', () => coaching.settleModelCalls());
  await jobs.schedule('end-lost-calls', '* * * * *', () => calls.endLostCalls());
  await jobs.take(queues.sceneFeedback, (rolePlayUuid) => roleplay.writeSceneFeedback(rolePlayUuid));
  await jobs.take(queues.meetingFeedback, (conversationUuid) => meetings.writeFeedback(conversationUuid));
  await jobs.schedule('make-waiting-notes', '* * * * *', async () => {
    await roleplay.writePendingSceneFeedback();
    await meetings.writePendingFeedback();
  });
  await jobs.take(queues.recordings, (uuid) => meetings.transcribeRecording(uuid));
  await jobs.schedule('sweep-recordings', '* * * * *', () => meetings.sweepRecordings());
  await jobs.take(queues.posts, (postUuid) => meetings.sendPost(postUuid));
  await jobs.schedule('send-due-posts', '* * * * *', () => meetings.sendDuePosts());
  await jobs.schedule('forget-voices', '*/5 * * * *', () => roleplay.forgetVoices());
  await jobs.schedule('ask-check-ins', '0 * * * *', () => coaching.askCheckIns());
  await jobs.schedule('remind-of-practice', '* * * * *', () => practice.remind());
  await jobs.schedule('send-mails', '* * * * *', () => identity.sendMails());
  await jobs.schedule('look-at-payments', '* * * * *', () => commerce.sweep());
  await jobs.schedule('look-at-apple-plans', '7 4 * * *', () => applePlans.sweep());
  await jobs.schedule('forward-events', '* * * * *', () => events.forward());
  await jobs.schedule('look-at-releases', '* * * * *', () => registry.look());
  await jobs.schedule('clean-releases', '37 3 * * *', () => registry.clean());
  await jobs.schedule('keep-tidy', '17 3 * * *', () => deleteExpiredData(services, log));
  await jobs.schedule('delete-accounts', '47 * * * *', () =>
    deleteDueAccounts({ db: database.db, mails: identity.mails, owned }, log),
  );
  await identity.prepare();
  await seedAdmins(database.db, services.settings.companyDomain);
  coaching.watchOrphanedAnswers();
  const projecting = commerce.start();
  return async () => {
    await projecting.stop();
    await jobs.stop();
  };
}
