import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { docsPolicy } from './security-headers.ts';

/**
 * Serves OpenAPI documentation of every route registered after it: a page to try them at `/api/docs`, the document at
 * `/api/docs/json`.
 */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Greenroom', version: '1', description: 'State-changing requests carry the header x-greenroom.' },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: docsPolicy });
}
