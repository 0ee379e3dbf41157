import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import type { RightsOf } from '../../app/entitlements.ts';
import { serve } from '../../app/serve-contract.ts';
import { currentUser } from './current-user.ts';

export interface PeopleDependencies {
  rightsOf: RightsOf;
}

export function peopleRoutes(app: FastifyInstance, { rightsOf }: PeopleDependencies): void {
  serve(app, contracts.usersRead, async ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return currentUser(person, rightsOf);
  });
}
