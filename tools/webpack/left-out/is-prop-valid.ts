/**
 * Replaces @emotion/is-prop-valid, a list of all HTML and SVG attributes. Emotion asks it which props to pass to an
 * element if `styled` has no `shouldForwardProp`. Here types ensure that: an element takes its own attributes, and
 * `ownProps` of shared-ui names a component's own props.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as' && name !== 'theme';
}
