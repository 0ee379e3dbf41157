import { expect, type Locator, type Page } from '@playwright/test';
import { SitePage } from './site-page.ts';

interface Plan {
  id: string;
  state: string;
  tier: string | null;
  actions: string[];
}

/** One's plan in the settings, and the hand of one's clock in the sandbox. */
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

  /** As the server has it. */
  async read(): Promise<Plan> {
    return (await (await this.page.request.get('/api/v1/commerce/subscriptions/me')).json()) as Plan;
  }

  /** Moves the clock to what happens next, until the plan is as wanted; and back to the settings. */
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
