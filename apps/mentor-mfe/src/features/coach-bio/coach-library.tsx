import type { ReactNode } from 'react';
import { bounds, pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Section, LibraryCard, TextLink, Tiles } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { Coach } from '../../shared/coach/index.ts';
import { artOf, itemLink, kindLine, variedArt } from '../../shared/library-card/index.ts';

/** Shows the first items of the coach's library, with a link to all of them. */
export function CoachLibrary({ coach }: { coach: Coach }): ReactNode {
  const t = messages.useText();
  const { slug: instructorSlug, shelf, contents, pronouns } = coach;
  if (shelf.length === 0) return null;
  const cards = shelf.slice(0, bounds.bioShelf);
  const arts = variedArt(cards.map(({ art }) => art));
  const whole = (
    <TextLink alone as={Link} size="small" to={pathTo('library', { instructorSlug })}>
      {t('bio.wholeLibrary', { count: contents })}
    </TextLink>
  );
  return (
    <Section title={t('bio.library', { pronoun: pronouns.subject })} link={whole}>
      <Tiles equal={3}>
        {cards.map((card, at) => (
          <LibraryCard
            key={card.uuid}
            form="tall"
            art={artOf(arts[at]!)}
            title={card.title}
            line={kindLine(t, card)}
            summary={card.summary}
            wordsLang={card.language}
            {...itemLink(card)}
          />
        ))}
      </Tiles>
    </Section>
  );
}
