import type { ReactNode } from 'react';
import { useLandingHomepageQuery } from '@greenroom/api-client';
import { usePageHead } from '@greenroom/navigation';
import { Page as Frame } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { Acts } from './acts.tsx';
import { CastSection } from './cast-section.tsx';
import { Opening } from './opening.tsx';
import { PriceSection } from './price-section.tsx';

/** The first page a visitor sees. */
export function Page(): ReactNode {
  const t = messages.useText();
  usePageHead({ title: t('landing.title'), description: t('landing.lead') });
  const { data } = useLandingHomepageQuery();
  const coaches = data?.categories.flatMap((category) => category.coaches) ?? [];
  return (
    <Frame bleed lit={false}>
      <Opening coaches={coaches.slice(0, 4)} />
      <Acts coaches={coaches} />
      <CastSection coaches={coaches} />
      <PriceSection />
    </Frame>
  );
}
