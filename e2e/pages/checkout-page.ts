import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { AccountPages } from './account-pages.ts';

/** Stripe's test cards that tests use. Each card has one free trial, so tests that buy something use one each. */
export const testCards = {
  good: '4242424242424242',
  goodToo: '5105105105105100',
  goodAndCounted: '5555555555554444',
  goodAndCanceled: '5200828282828210',
  goodAndWithdrawn: '4000056655665556',
  declinesLater: '4000000000000341',
  asksUntilKept: '4000002500003155',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  incorrectCvc: '4000000000000127',
  expired: '4000000000000069',
  processing: '4000000000000119',
  incorrectNumber: '4242424242424241',
  alwaysAsks: '4000002760003184',
  asksThenNoFunds: '4000008260003178',
} as const;

/** Returns a person without an account. */
export const someNewPayer = () => ({
  name: 'Maren Cole',
  email: `payer.${crypto.randomUUID().slice(0, 8)}@example.com`,
  password: 'a long line you know',
});

/** The checkout, step by step. */
export class CheckoutPage {
  readonly page: Page;
  readonly card: FrameLocator;
  readonly bank: FrameLocator;
  readonly terms: Locator;
  readonly pay: Locator;

  constructor(page: Page) {
    this.page = page;
    this.card = page.frameLocator('iframe[title="Secure card input"]');
    this.bank = page.frameLocator('iframe[title="Your bank’s question"]');
    this.terms = page.getByRole('checkbox', { name: /I agree to the terms/ });
    this.pay = page.getByRole('button', { name: /^(Start my|Pay) / });
  }

  /** Creates an account during checkout. @returns its email address */
  async signUp(address = '/checkout'): Promise<string> {
    const payer = someNewPayer();
    await new AccountPages(this.page).signUp(payer, address);
    return payer.email;
  }

  /** Creates an account and goes to the card form of a plan. @returns the email address */
  async toTheCard(plan: 'annual' | 'monthly' = 'annual'): Promise<string> {
    const email = await this.signUp(`/checkout?plan=${plan}`);
    await expect(this.page).toHaveURL(/\/checkout\/payment/);
    await this.openCard();
    return email;
  }

  async openCard(): Promise<void> {
    // Prices that are fetched again, as for a new account, need a new consent.
    await expect(async () => {
      await this.terms.check();
      await expect(this.card.getByLabel('Card number')).toBeVisible({ timeout: 10_000 });
    }).toPass();
  }

  async fillCard(number: string): Promise<void> {
    await this.card.getByLabel('Card number').fill(number);
    await this.card.getByLabel('Expires').fill('0430');
    await this.card.getByLabel('Security code').fill('123');
    await this.card.getByLabel('Name on card').fill('Maren Cole');
    await this.card.getByLabel('Country').selectOption('DE');
  }

  async payWith(number: string): Promise<void> {
    await this.fillCard(number);
    await this.pressPay();
  }

  /**
   * Presses the button by keyboard: a click right after a scroll can land in the frame that was there before, which
   * runs in another process.
   */
  async pressPay(): Promise<void> {
    await this.pay.press('Enter');
  }

  async answerBank(answer: 'Yes, it is mine' | 'No, refuse it'): Promise<void> {
    await this.bank.getByRole('button', { name: answer }).click();
  }

  async isIn(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'You’re in.', exact: true })).toBeVisible();
  }
}
