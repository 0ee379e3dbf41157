import styled from '@emotion/styled';

/** A question with its answers; the question is its `<legend>`, drawn as the label of a field. */
export const OptionGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 8px;
    font-size: var(--fs-small);
    font-weight: 500;
    color: var(--text-2);
  }
`;

/**
 * How the label of a radio button or a tick looks that stands for it: styles for the component that holds `<input>` and
 * `<label>`, beside `inputOverLabel`. Chosen is ivory, never the accent.
 */
export const ivoryWhenChosen = `
  label {
    border: 1px solid var(--line-strong);
    border-radius: var(--r-control);
    transition: background var(--t-touch) linear;
  }
  input:hover + label {
    background: var(--surface-2);
  }
  input:checked + label {
    background: var(--text);
    border-color: var(--text);
    color: var(--bg);
  }
  input:focus-visible + label {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
  input:disabled + label {
    border-color: var(--line);
    color: var(--text-3);
  }
`;
