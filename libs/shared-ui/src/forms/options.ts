import styled from '@emotion/styled';

/** A question with its answers; its `<legend>` looks like the label of a field. */
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
 * Styles for a component with `<input>` and `<label>`, beside `inputOverLabel`: the look of the label that stands for a
 * radio button or checkbox. Ivory when chosen, never the accent colour.
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
