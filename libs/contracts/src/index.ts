/** What the browser and the server share of the wire: constants and types, no schemas. */
export * from './endpoints.ts';
export * from './bounds.ts';
export * from './safety-rules.ts';
export * from './errors.ts';
export * from './paths.ts';
export * from './geo.ts';
export * from './cookies.ts';
export * from './casing.ts';
export * from './locale.ts';
export * from './sentences.ts';
export * from './email.ts';
export type { Reply, RequestOf, Contracts } from './schemas.ts';
export type * from './auth.schema.ts';
export type * from './ways-in.schema.ts';
export type * from './users.schema.ts';
export type * from './content.schema.ts';
export type * from './chat.schema.ts';
