import type { ReactNode } from 'react';
import {
  type Guardrail,
  type GuardrailSeries,
  isOwnMetric,
  type OwnMetric,
  type ReleasedApp,
  type VitalGuardrail,
} from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { Card, Figures, Fine, Head, Row, Stack } from '@greenroom/shared-ui';
import { words } from '../words.ts';
import { useGuardrailName } from './guardrail-names.ts';
import { GuardrailPlot } from './guardrail-plot.tsx';
import { comparedIn, linesOf, marksWithin, type PlotLine } from './plot-lines.ts';

interface GuardrailCardProps {
  app: ReleasedApp;
  series: GuardrailSeries;
  guardrail: GuardrailSeries['guardrails'][number];
}

/** Shows one guardrail of an app: its value per release, and over time. */
export function GuardrailCard({ app, series, guardrail }: GuardrailCardProps): ReactNode {
  const t = words.useText();
  const name = useGuardrailName()(guardrail.guardrail);
  const { good } = guardrail;
  const lines = linesOf(guardrail, comparedIn(app));
  const valueText = (value: number) => (good === null ? shareText(value) : timeText(value));
  const say = ({ version, value, of }: PlotLine) =>
    value === null
      ? t('guardrail.nothing', { version })
      : t('guardrail.value', { version, value: valueText(value), of });
  return (
    <Card pad>
      <Stack gap={3}>
        <Row wrap between align="start">
          <Head as="h3">{name}</Head>
          <Stack gap={1}>
            {lines.map((line, index) => (
              <Fine key={line.version} tone={index === 0 ? 1 : 2}>
                <Figures>{say(line)}</Figures>
              </Fine>
            ))}
          </Stack>
        </Row>
        <Fine tone={2}>
          {isVital(guardrail.guardrail)
            ? t('guardrail.aboutVital', { good: timeText(good ?? 0) })
            : t(isOwnMetric(guardrail.guardrail) ? 'guardrail.about.own' : `guardrail.about.${guardrail.guardrail}`)}
        </Fine>
        <GuardrailPlot
          name={t('guardrail.plot', { name })}
          lines={lines}
          from={new Date(series.from)}
          to={new Date(series.to)}
          marks={marksWithin(app.marks, series.from, series.to)}
          good={good}
          label={`${name}. ${lines.map(say).join(' ')}`}
          valueText={valueText}
        />
      </Stack>
    </Card>
  );
}

const isVital = (guardrail: Guardrail | OwnMetric): guardrail is VitalGuardrail =>
  guardrail === 'lcp' || guardrail === 'inp';

const shareText = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });

const timeText = (ms: number) =>
  ms < 1_000 ? `${formatNumber(Math.round(ms))} ms` : `${formatNumber(ms / 1_000, { maximumFractionDigits: 2 })} s`;
