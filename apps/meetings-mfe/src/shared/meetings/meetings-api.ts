import { api } from '@greenroom/api-client';

/** What is asked about meetings; whatever ends or deletes one has the list asked for anew. */
export const meetingsApi = api.enhanceEndpoints({ addTagTypes: ['meetings'] });
