import { writeMail } from '@greenroom/mail';
import { sampleMails } from '@greenroom/mail/testing/sample-mails';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';

type Locale = 'en' | 'de';
const samples = Object.values(sampleMails('Maren Cole', 'https://greenroom.example/settings'));
const written = (locale: Locale) =>
  samples.map((content) => ({
    template: content.template,
    ...writeMail(content, locale, { supportUrl: 'mailto:help@greenroom.example', timeZone: 'Europe/Berlin' }),
  }));

/** Shows each mail as a mail program does, in the theme of the Storybook. */
function Mails({ locale, theme, width }: { locale: Locale; theme: string; width: number }): ReactNode {
  const query = theme === 'dark' ? '(min-width:0)' : '(max-width:0)';
  return (
    <main>
      {written(locale).map(({ template, subject, html }) => (
        <section key={template}>
          <h2>{subject}</h2>
          <iframe
            title={`${template}: ${subject}`}
            srcDoc={html.replace('(prefers-color-scheme:dark)', query)}
            style={{ width, maxWidth: '100%', height: 560, border: 0 }}
          />
        </section>
      ))}
    </main>
  );
}

function Texts({ locale }: { locale: Locale }): ReactNode {
  return (
    <main>
      {written(locale).map(({ template, subject, text }) => (
        <section key={template}>
          <h2>{subject}</h2>
          <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
        </section>
      ))}
    </main>
  );
}

const meta: Meta = { title: 'Mails' };
export default meta;

const shown = (locale: Locale, width: number): StoryObj => ({
  render: (_, { globals }) => <Mails locale={locale} theme={String(globals.theme)} width={width} />,
});

export const English: StoryObj = shown('en', 720);
export const German: StoryObj = shown('de', 720);
export const OnAPhone: StoryObj = shown('de', 360);
export const AsTextInEnglish: StoryObj = { render: () => <Texts locale="en" /> };
export const AsTextInGerman: StoryObj = { render: () => <Texts locale="de" /> };
