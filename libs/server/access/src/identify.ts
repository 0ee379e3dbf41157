import type { SignedInAccount } from './signed-in-account.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedInAccount | undefined>;
