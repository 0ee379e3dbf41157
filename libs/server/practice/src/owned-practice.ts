import { asc, eq, sql } from 'drizzle-orm';
import { practicePlans, practiceSteps } from './practice.tables.ts';
import type { PersonalData } from '@greenroom/access';
import { findDevices } from './push/devices.repository.ts';
import { deletePlan } from './practice.repository.ts';

/** How long past weeks are kept. In days. */
const keptDays = 180;

/** A plan and its steps as personal data. Plans need an account, so visitors have none. */
export const ownedPractice: PersonalData = {
  name: 'practice',

  async mergeVisitor() {},

  async read(db, ownerId) {
    const [plan] = await db.select().from(practicePlans).where(eq(practicePlans.ownerId, ownerId));
    if (!plan) return null;
    const steps = await db
      .select()
      .from(practiceSteps)
      .where(eq(practiceSteps.ownerId, ownerId))
      .orderBy(asc(practiceSteps.week), asc(practiceSteps.position));
    const devices = await findDevices(db, ownerId);
    const { ownerId: _, ...choice } = plan;
    const since = devices.map(({ createdAt }) => ({ createdAt }));
    return { ...choice, devices: since, steps: steps.map(({ ownerId: _owner, ...step }) => step) };
  },

  async erase(tx, ownerId) {
    await deletePlan(tx, ownerId);
  },

  async forgetVisitors(db) {
    await db.delete(practiceSteps).where(sql`${practiceSteps.week} < now() - make_interval(days => ${keptDays})`);
  },
};
