import type { FastifyInstance } from 'fastify';
import type { Locale, Promotion } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';

export interface EventsModule {
  /** The promotion that is on for somebody, in their language. */
  promotionOf(person: Pick<Person, 'visitorId' | 'promotionsDrawn'>, locale?: Locale): Promotion;
  /** Keeps what promotions were drawn for each visitor. */
  keepDraws(app: FastifyInstance, secure: boolean): void;
  /** The variation of an experiment that somebody is in; `control` where they are in none. */
  variationOf(person: Pick<Person, 'visitorId'>, experiment: string): string;
  routes(app: FastifyInstance): void;
  /** Brings what was counted to the outside sink, where there is one. */
  forward(): Promise<void>;
}
