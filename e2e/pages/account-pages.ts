import { expect, type Page } from '@playwright/test';
import type { Server } from '../fixtures/server.ts';
import { SitePage } from './site-page.ts';

interface NewPerson {
  name: string;
  email: string;
  password: string;
}

/** Sign-up, login, logout and the mails in between. */
export class AccountPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await new SitePage(this.page).isThere();
  }

  async signUp(person: NewPerson, address = '/signup'): Promise<void> {
    await this.open(address);
    await this.fillSignUp(person);
  }

  /** Call on the sign-up page. */
  async fillSignUp({ name, email, password }: NewPerson): Promise<void> {
    await this.page.getByLabel('Name').fill(name);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: 'Create my account' }).click();
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  async logOut(): Promise<void> {
    await this.open('/settings');
    await this.page.locator('#you').getByRole('button', { name: 'Log out' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(this.page).toHaveURL('/');
  }

  /** Opens the link to a page from the latest mail to an address. @returns the link */
  async openMail(server: Server, to: string, page: string): Promise<string> {
    let link: string | undefined;
    await expect(async () => {
      const letters = await server.letters();
      const texts = letters.filter((letter) => letter.to === to).map(({ text }) => text);
      link = texts.map((text) => new RegExp(`${page}#\\S+`).exec(text)?.[0]).find((found) => found !== undefined);
      expect(link, 'a letter with the link').toBeDefined();
    }).toPass();
    await this.openLink(link!);
    return link!;
  }

  /** Opens a link as from a mail: the page loads even if only the part after the `#` differs. */
  async openLink(link: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(link);
  }
}
