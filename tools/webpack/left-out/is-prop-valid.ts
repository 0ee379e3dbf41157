/**
 * Stands in for @emotion/is-prop-valid, a list of every attribute HTML and SVG know. Emotion asks it what to pass on to
 * an element where `styled` was not told. Here types see to that: an element takes its own attributes, and a component's
 * own props are named by `ownProps` of shared-ui.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as' && name !== 'theme';
}
