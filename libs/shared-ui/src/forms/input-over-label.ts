/**
 * Styles for a component with `<input>` and `<label>`: the radio button or checkbox lies invisibly over the whole
 * label. The component styles the label's states and its focus.
 */
export const inputOverLabel = `
  position: relative;
  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
