/**
 * A radio button or a tick that lies unseen over the whole of what stands for it: styles for the component that holds
 * `<input>` and `<label>`. Whoever uses it draws the label's own states and its focus.
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
