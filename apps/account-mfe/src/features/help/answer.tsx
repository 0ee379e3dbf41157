import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCoachesAddress } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Head, Icon, Prose, Row, TextLink } from '@greenroom/shared-ui';
import { helpMessages } from './messages/index.ts';
import type { Article } from './article.ts';

const Fold = styled.details`
  scroll-margin-top: var(--s-4);
  border-top: 1px solid var(--line);
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-4);
    align-items: center;
    min-height: 64px;
    padding: 12px 0;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    color: var(--text-2);
    transition: rotate var(--t-move) var(--ease-out);
  }
  &[open] summary svg {
    rotate: 180deg;
  }
`;

const Words = styled(Prose)`
  padding-bottom: var(--s-5);
`;

interface AnswerProps {
  article: Article;
  open: boolean;
  onToggle(open: boolean): void;
}

/** A question that expands to its answer. */
export function Answer({ article, open, onToggle }: AnswerProps): ReactNode {
  const t = helpMessages.useText();
  const { id, title, text, steps, link } = article;
  const coaches = useCoachesAddress();
  return (
    <Fold id={id} open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <Head as="h2">{title}</Head>
        <Icon of={ChevronDown} />
      </summary>
      <Words>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {steps && (
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <Row wrap gap={5}>
          {link && (
            <TextLink alone as={Link} to={link.to === paths.coaches ? coaches : link.to}>
              {link.text}
            </TextLink>
          )}
          <TextLink alone href={`#${id}`} size="small">
            {t('help.linkHere')}
          </TextLink>
        </Row>
      </Words>
    </Fold>
  );
}
