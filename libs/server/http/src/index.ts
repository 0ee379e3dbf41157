/**
 * Serves contracts over HTTP: parses and validates requests, writes replies, byte ranges, security headers, the
 * language of a request.
 */
export { escapeHtml } from './escape-html.ts';
export { languageOfRequest } from './language-of-request.ts';
export { docsPolicy, pagePolicy, securityHeaders } from './security-headers.ts';
export type { SoundReply } from './send-sound.ts';
export { type FileReply, type Handler, acceptForms, readBodies, serve } from './serve-contract.ts';
export { isTooDeep, sanitizeText } from './sanitize-text.ts';
export { documentApi } from './document-api.ts';
export { handleErrors, refuseUnreadable } from './error-handler.ts';
export { guardEndpoints } from './guard-endpoints.ts';
export { refuseUnclearHosts } from './host-header.ts';
export { isFromPrivateNetwork } from './private-network.ts';
export { echoRequestId, requestId } from './request-id.ts';
export { hostProblem } from './host-header.ts';
