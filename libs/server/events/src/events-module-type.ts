import type { FastifyInstance } from 'fastify';
import type { Locale, Promotion } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';

export interface EventsModule {
  /** Returns the promotion that applies to a person, in their language. */
  promotionOf(person: Pick<Person, 'visitorId' | 'promotionsDrawn'>, locale?: Locale): Promotion;
  /** Stores the drawn promotion variations of each visitor in a cookie. */
  keepDraws(app: FastifyInstance, secure: boolean): void;
  /** Returns a person's variation of an experiment; `control` if they are in none. */
  variationOf(person: Pick<Person, 'visitorId'>, experiment: string): string;
  routes(app: FastifyInstance): void;
  /** Forwards stored events to the external sink, if there is one. */
  forward(): Promise<void>;
}
