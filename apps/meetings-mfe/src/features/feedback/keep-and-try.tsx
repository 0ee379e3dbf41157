import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MeetingFeedback, pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Part } from '@greenroom/speech-feedback';
import { ButtonLink, Head, Icon, Small, Stack } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';
import { List } from './list.ts';

/** Shows what went well, what to try, and a scene to practise it. */
export function KeepAndTry({
  strengths,
  tryNext,
  practise,
}: Pick<MeetingFeedback, 'strengths' | 'tryNext' | 'practise'>): ReactNode {
  const t = texts.useText();
  if (strengths.length + tryNext.length === 0) return null;
  const isShown = (quote: string) => tryNext.some(({ line }) => line?.quote === quote);
  return (
    <Part title={t('next.title')}>
      <Stack gap={5}>
        <Several title={t('next.keep')} lines={strengths} />
        <Several title={t('next.try')} lines={tryNext} />
        {practise && (
          <Stack gap={2} data-paper="none">
            <div>
              <ButtonLink variant="plain" size="s" as={Link} to={pathTo('scenario', practise)}>
                {t('next.practise', { title: practise.title })}
                <Icon of={ArrowRight} />
              </ButtonLink>
            </div>
            {practise.reason && !isShown(practise.reason.quote) && (
              <Small tone={2}>{t('next.reason', { quote: practise.reason.quote })}</Small>
            )}
            <Small tone={2}>
              {practise.check === null ? t('next.aloud') : t('next.check', { check: practise.check })}
            </Small>
          </Stack>
        )}
      </Stack>
    </Part>
  );
}

type Point = Pick<MeetingFeedback['tryNext'][number], 'text' | 'line'>;

function Several({ title, lines }: { title: string; lines: readonly Point[] }): ReactNode {
  const t = texts.useText();
  if (lines.length === 0) return null;
  return (
    <div data-paper="whole">
      <Head>{title}</Head>
      <List>
        {lines.map(({ text, line }) => (
          <li key={text}>
            {text}
            {line && <Small tone={2}>{t('next.yours', { quote: line.quote })}</Small>}
            {line && line.better !== null && <Small tone={2}>{t('next.better', { line: line.better })}</Small>}
          </li>
        ))}
      </List>
    </div>
  );
}
