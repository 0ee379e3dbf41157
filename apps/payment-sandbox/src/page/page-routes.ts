import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SandboxContext, withStore } from '../store/with-store.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { StripeFailure } from '../wire/failure.ts';
import { decodeForm } from '../wire/form.ts';
import { clocksPage } from './clocks-page.ts';
import { customerPage } from './customer-page.ts';
import { html, type Html } from './html.ts';
import { invoicePage } from './invoice-page.ts';
import { invoicesPage } from './invoices-page.ts';
import { moveClock } from './move-clock.ts';
import { base } from './navigation.ts';
import { overviewPage } from './overview-page.ts';
import { eventPage, sendAgain, webhooksPage } from './webhooks-page.ts';
import { sendPage } from './write-page.ts';

interface OfOne {
  Params: { id: string };
}

interface Move {
  to?: string;
}

const wantedMove = ({ to }: Move) => (to === 'next' ? ('next' as const) : ('day' as const));

export interface PageRoutes {
  context: SandboxContext;
  /** URLs of the endpoints from the sandbox's options, by their name in deliveries. */
  fixedEndpoints: ReadonlyMap<string, string>;
  /** Resolves when all due changes have been processed. */
  runDue(): Promise<void>;
}

/** Serves the sandbox's own pages: its objects and events, and controls to advance clocks. */
export function pageRoutes(app: FastifyInstance, { context, fixedEndpoints, runDue }: PageRoutes): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, decodeForm(body)),
    );

    scope.get(base, (_, reply) => show(reply, 'Payments', overviewPage));

    scope.get<OfOne>(`${base}/customers/:id`, ({ params }, reply) =>
      show(reply, 'Customer', async (store) => customerPage(store, await store.get('customer', params.id))),
    );

    scope.get(`${base}/invoices`, (_, reply) => show(reply, 'Invoices', invoicesPage));
    scope.get(`${base}/clocks`, (_, reply) => show(reply, 'Clocks', clocksPage));
    scope.get(`${base}/webhooks`, (_, reply) =>
      show(reply, 'Webhooks', (store) => webhooksPage(store, fixedEndpoints)),
    );
    scope.get<OfOne>(`${base}/webhooks/:id`, ({ params }, reply) =>
      show(reply, 'Event', (store) => eventPage(store, params.id)),
    );

    scope.post<OfOne & { Body: Move }>(`${base}/customers/:id/clock`, (request, reply) =>
      act(request, reply, async (store) => {
        const { test_clock: clock } = await store.get('customer', request.params.id);
        await moveClock(store, await store.get('test_helpers.test_clock', clock ?? ''), wantedMove(request.body));
        return `${base}/customers/${request.params.id}`;
      }),
    );
    scope.post<OfOne & { Body: Move }>(`${base}/clocks/:id`, (request, reply) =>
      act(request, reply, async (store) => {
        await moveClock(store, await store.get('test_helpers.test_clock', request.params.id), wantedMove(request.body));
        return `${base}/clocks`;
      }),
    );
    scope.post<{ Params: { id: string; delivery: string } }>(
      `${base}/webhooks/:id/deliveries/:delivery`,
      (request, reply) =>
        act(request, reply, async (store) => {
          const { id, delivery } = request.params;
          await sendAgain(store, id, delivery);
          return `${base}/webhooks/${id}`;
        }),
    );
  });

  /** Carries out a form of these pages, processes what falls due by it, and redirects to the result. */
  function act(request: FastifyRequest, reply: FastifyReply, work: (store: ObjectStore) => Promise<string>) {
    if (!fromHere(request)) return nothingHere(reply);
    return orNothing(reply, async () => {
      const to = await withStore(context, work);
      await runDue();
      return reply.redirect(to, 303);
    });
  }

  function show(reply: FastifyReply, title: string, write: (store: ObjectStore) => Promise<Html>) {
    return orNothing(reply, async () => sendPage(reply, title, await withStore(context, write)));
  }
}

/** Serves the URL of an invoice to everyone who has its key. */
export function invoiceRoute(app: FastifyInstance, context: SandboxContext): void {
  app.get<OfOne & { Querystring: { key?: string } }>(`${base}/invoices/:id`, ({ params, query }, reply) =>
    orNothing(reply, async () => {
      const invoice = await withStore(context, (store) => store.get('invoice', params.id));
      const address = new URL(invoice.hosted_invoice_url ?? '/', 'http://localhost');
      if (!query.key || query.key !== address.searchParams.get('key')) return nothingHere(reply);
      return sendPage(reply, `Invoice ${invoice.number ?? ''}`, invoicePage(invoice));
    }),
  );
}

async function orNothing(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeFailure) return nothingHere(reply);
    throw error;
  }
}

function nothingHere(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), 'Not found', html`<h1>There is nothing here</h1>`);
}

/** Whether a form was submitted from one of these pages. */
function fromHere({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
