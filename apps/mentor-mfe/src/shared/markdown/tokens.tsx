import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { headingId } from './headings.ts';
import { plainText } from './plain-text.ts';
import { safeAddress } from './safe-address.ts';

/**
 * Renders Markdown tokens as React elements. Raw HTML is shown as text.
 * @param headingIds whether headings get ids, for links within the page
 */
export function renderTokens(tokens: readonly Token[] = [], headingIds = false): ReactNode {
  return tokens.map((token, index) => (
    <Fragment key={index}>{renderToken(token as Tokens.Generic, headingIds)}</Fragment>
  ));
}

/* marked's tokens are distinguished by `type`, but its union is open, so each case names its type. */
function renderToken(token: Tokens.Generic, headingIds: boolean): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{renderTokens(token.tokens)}</p>;
    case 'heading':
      return renderHeading(token as Tokens.Heading, headingIds);
    case 'blockquote':
      return <blockquote>{renderTokens(token.tokens)}</blockquote>;
    case 'list':
      return renderList(token as Tokens.List);
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'table':
      return renderTable(token as Tokens.Table);
    case 'hr':
      return <hr />;
    case 'strong':
      return <strong>{renderTokens(token.tokens)}</strong>;
    case 'em':
      return <em>{renderTokens(token.tokens)}</em>;
    case 'del':
      return <del>{renderTokens(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return renderLink(token as Tokens.Link);
    case 'text':
      return token.tokens ? renderTokens(token.tokens) : (token.text as string);
    case 'image':
    case 'escape':
      return token.text as string;
    default:
      return token.raw;
  }
}

/** The page has its own first-level heading, so the text's headings start at the second level. */
function renderHeading({ depth, tokens }: Tokens.Heading, withId: boolean): ReactNode {
  const Level = depth <= 2 ? 'h2' : depth === 3 ? 'h3' : 'h4';
  return <Level id={withId ? headingId(plainText(tokens)) : undefined}>{renderTokens(tokens)}</Level>;
}

function renderList({ ordered, start, items }: Tokens.List): ReactNode {
  const lines = items.map((item, index) => <li key={index}>{renderTokens(item.tokens)}</li>);
  return ordered ? <ol start={start === '' ? undefined : start}>{lines}</ol> : <ul>{lines}</ul>;
}

function renderLink({ href, tokens }: Tokens.Link): ReactNode {
  const address = safeAddress(href);
  if (address === undefined) return renderTokens(tokens);
  const away = !address.startsWith('/') && !address.startsWith('#');
  return (
    <a href={address} {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {renderTokens(tokens)}
    </a>
  );
}

function renderTable({ header, rows }: Tokens.Table): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {header.map((cell, index) => (
            <th key={index}>{renderTokens(cell.tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((cell, index) => (
              <td key={index}>{renderTokens(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
