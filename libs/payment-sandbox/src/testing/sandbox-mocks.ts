import { http, HttpResponse, type HttpHandler } from 'msw';
import type { SandboxSession } from '../sandbox-wire.ts';

/**
 * Mocks the sandbox's server for pages that run without one: every card is accepted. The card form is card-form.html,
 * served by the frame's server.
 */
export function sandboxMocks(): HttpHandler[] {
  let status: SandboxSession['status'] = 'open';
  const session = (): SandboxSession => ({
    id: 'cs_sample',
    status,
    currency: 'usd',
    email: 'maren.cole@example.com',
    line_items: [{ name: 'Greenroom', amount: 8_400, recurring: { interval: 'year', interval_count: 1 } }],
    total: { subtotal: 8_400, discount: 0, due_today: 0, then: 8_400 },
    tax: null,
    trial: { days: 7, ends_at: 1_795_000_000 },
    last_error: null,
    discounts: [],
  });
  return [
    http.post('*/sandbox/payments/sessions/read', () => HttpResponse.json({ session: session() })),
    http.post('*/sandbox/payments/sessions/confirm', () => {
      status = 'complete';
      return HttpResponse.json({ status });
    }),
    http.post('*/sandbox/payments/setup-intents/confirm', () => HttpResponse.json({ status: 'complete' })),
    http.post('*/sandbox/payments/payment-intents/confirm', () => HttpResponse.json({ status: 'complete' })),
  ];
}
