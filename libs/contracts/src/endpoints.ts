/**
 * Every endpoint of the API: its method and its path. Browser code reads this table and never the schemas.
 * `verbatim` names the parts of a reply whose keys are data (records) and are not put into camelCase,
 * as dotted paths; a test compares it with the schema.
 * Source: product specification, section 7.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly verbatim?: readonly string[];
}

export const endpoints = {
  usersRead: { method: 'GET', path: '/api/v1/users/:uuid' },
  mentorBio: { method: 'GET', path: '/api/v1/bio-page/:slug' },
  mentorPrePaywallBio: { method: 'GET', path: '/api/v1/pre-paywall-bio/:slug' },
  landingHomepage: { method: 'GET', path: '/api/v1/pre-paywall-homepage' },
  libraryCategories: { method: 'GET', path: '/api/v1/personas/:instructorSlug/categories' },
  libraryContents: { method: 'GET', path: '/api/v1/personas/:instructorSlug/contents' },
  libraryContent: { method: 'GET', path: '/api/v1/personas/:instructorSlug/contents/:contentUuid' },
  chatRead: { method: 'GET', path: '/api/v1/chat' },
  chatSend: { method: 'POST', path: '/api/v1/chat' },
  chatConversations: { method: 'GET', path: '/api/v1/chat/conversations' },
  chatStop: { method: 'POST', path: '/api/v1/chat/stop' },
  chatRegenerate: { method: 'POST', path: '/api/v1/chat/regenerate' },
  chatEdit: { method: 'POST', path: '/api/v1/chat/edit' },
  chatShowVersion: { method: 'POST', path: '/api/v1/chat/version' },
  chatSearch: { method: 'GET', path: '/api/v1/chat/search' },
  chatExport: { method: 'GET', path: '/api/v1/chat/export' },
  chatDelete: { method: 'DELETE', path: '/api/v1/chat/conversations/:conversationUuid' },
  chatMaterials: { method: 'GET', path: '/api/v1/chat/materials' },
  chatMaterialBring: { method: 'POST', path: '/api/v1/chat/materials' },
  chatMaterialDelete: { method: 'DELETE', path: '/api/v1/chat/materials/:materialUuid' },
  chatRecap: { method: 'GET', path: '/api/v1/chat/recap' },
  chatRecapEdit: { method: 'PUT', path: '/api/v1/chat/recap' },
  feedbackOptions: { method: 'GET', path: '/api/v1/persona/feedback' },
  feedbackGive: { method: 'PUT', path: '/api/v1/persona/feedback' },
  chatStream: { method: 'GET', path: '/api/v1/chat/stream' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
