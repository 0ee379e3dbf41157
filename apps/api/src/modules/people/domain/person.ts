/** The one who asks. */
export interface Person {
  /** Random, kept in a strictly necessary cookie; releases and allowances hang on it, analytics never. */
  visitorId: string;
  signedIn: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person;
  }
}
