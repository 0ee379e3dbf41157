import type { ReactNode } from 'react';
import { formatNumber } from '@greenroom/i18n';
import type { MeetingFeedback } from '@greenroom/contracts';
import { measureTexts, Part } from '@greenroom/speech-feedback';
import { Fine, Head, Stack } from '@greenroom/shared-ui';
import { carriedOver } from './carried-over.ts';
import { texts } from './feedback-texts.ts';
import { List } from './list.ts';

/** Shows whether rehearsed skills carried over to the meeting. Renders nothing if no scene was rehearsed. */
export function CarriedOver({ notes }: { notes: MeetingFeedback }): ReactNode {
  const t = texts.useText();
  const m = measureTexts.useText();
  const found = carriedOver(notes);
  if (!found) return null;
  const figure = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  return (
    <Part title={t('carried.title')} about={t('carried.about')}>
      <Stack gap={5}>
        {(['came', 'stayed', 'better', 'neither'] as const)
          .filter((list) => found[list].length > 0)
          .map((list) => (
            <div key={list} data-paper="whole">
              <Head>{t(`carried.${list}`)}</Head>
              <List>
                {found[list].map(({ name, here, inScenes }) => (
                  <li key={name}>
                    {m(`measure.${name}`)}{' '}
                    <Fine as="span" tone={2}>
                      {t('carried.figures', { scenes: figure(inScenes ?? 0), here: figure(here) })}
                    </Fine>
                  </li>
                ))}
              </List>
            </div>
          ))}
      </Stack>
    </Part>
  );
}
