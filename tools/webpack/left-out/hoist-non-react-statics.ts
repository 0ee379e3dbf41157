/** Stands in for the package of this name, which Emotion brings for `withTheme` alone. Nobody calls that: themes are CSS custom properties. */
export default function hoistNonReactStatics<Component>(target: Component): Component {
  return target;
}
