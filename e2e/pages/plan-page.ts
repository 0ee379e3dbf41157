import { expect, type Locator, type Page } from '@playwright/test';
import { SitePage } from './site-page.ts';

interface Plan {
  id: string;
  state: string;
  tier: string | null;
  actions: string[];
}

/** The account's plan in the settings, and the clock control in the payment sandbox. */
export class PlanPage {
  readonly page: Page;
  readonly plan: Locator;

  constructor(page: Page) {
    this.page = page;
    this.plan = page.getByRole('region', { name: 'Subscription' });
  }

  async open(): Promise<void> {
    await this.page.goto('/settings/plan');
    await new SitePage(this.page).isThere();
  }

  /** Returns the plan as the server has it. */
  async read(): Promise<Plan> {
    return (await (await this.page.request.get('/api/v1/commerce/subscriptions/me')).json()) as Plan;
  }

  /** Advances the sandbox clock from event to event until the plan is as wanted, then returns to the settings. */
  async letPassUntil(email: string, isWanted: (plan: Plan) => boolean): Promise<void> {
    await this.page.goto('/sandbox/payments');
    await this.page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    await expect(async () => {
      await this.page.getByRole('button', { name: /^On to what happens next/ }).click();
      expect(isWanted(await this.read())).toBe(true);
    }).toPass();
    await this.open();
  }
}
