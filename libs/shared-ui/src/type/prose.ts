import styled from '@emotion/styled';

/**
 * Styles rendered Markdown: paragraphs, headings, lists, quotes, code and tables. A table wider than the column scrolls
 * by itself; put a table that is known to be wide into a focusable `ScrollBox`.
 */
export const Prose = styled.div`
  max-width: var(--measure);
  min-width: 0;
  overflow-wrap: anywhere;
  > * + * {
    margin-top: 1em;
  }
  p,
  li {
    text-wrap: pretty;
  }
  h2,
  h3,
  h4 {
    font-family: var(--font-display);
    font-feature-settings: 'lnum';
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  h2 {
    font-size: var(--fs-title);
    line-height: 1.12;
    font-weight: 380;
    letter-spacing: -0.008em;
    margin-top: 1.5em;
  }
  h3,
  h4 {
    font-size: var(--fs-head);
    line-height: 1.25;
    font-weight: 500;
    margin-top: 1.5em;
  }
  :is(h2, h3, h4):not(* + *) {
    margin-top: 0;
  }
  :is(h2, h3, h4) + * {
    margin-top: 0.5em;
  }
  ul,
  ol {
    padding-left: 1.4em;
    display: grid;
    gap: 0.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
    font-variant-numeric: lining-nums;
  }
  li::marker {
    color: var(--text-3);
  }
  li > :is(ul, ol) {
    margin-top: 0.4em;
  }
  blockquote {
    font-family: var(--font-display);
    font-feature-settings: 'lnum';
    font-style: italic;
    font-size: 1.16em;
    line-height: 1.4;
  }
  blockquote > * + * {
    margin-top: 0.6em;
  }
  strong {
    font-weight: 620;
  }
  hr {
    border: 0;
    border-top: 1px solid var(--line);
    margin-block: 1.6em;
  }
  code {
    font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace;
    font-size: 0.92em;
    background: var(--surface-2);
    border-radius: var(--r-print);
    padding: 0.1em 0.35em;
  }
  pre {
    overflow-x: auto;
    margin: 1em 0 0;
    background: var(--bg-deep);
    border: 1px solid var(--line);
    border-radius: var(--r-control);
    padding: var(--s-4);
    overflow-wrap: normal;
  }
  pre code {
    background: none;
    padding: 0;
  }
  table {
    display: block;
    overflow-x: auto;
    max-width: 100%;
    border-collapse: collapse;
    font-size: var(--fs-small);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: normal;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 10px 24px 10px 0;
    border-top: 1px solid var(--line);
  }
  th {
    font-weight: 500;
    color: var(--text-2);
    border-top: 0;
  }
  img {
    border-radius: var(--r-print);
    height: auto;
  }
`;
