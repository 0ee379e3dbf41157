/**
 * Replaces the package of this name, which Emotion needs for `withTheme` only. It is never called: themes are CSS
 * custom properties.
 */
export default function hoistNonReactStatics<Component>(target: Component): Component {
  return target;
}
