/**
 * What coaches say in German about goals, steps, last time and uploaded material. In English each coach has their own
 * sentences.
 */
export const germanCourseWords = {
  stepHeard: ['Dann ist das Ihr nächster Schritt: {step}. Erzählen Sie mir danach, wie es war.'],
  stepWithoutWords: ['Dann steht der nächste Schritt. Erzählen Sie mir danach, wie es war.'],
  lastGoal: ['Beim letzten Mal ging es Ihnen darum: {goal}.', 'Ihr Ziel vom letzten Mal: {goal}.'],
  askGoal: ['Wie ist es seither gegangen?', 'Wo stehen Sie damit?'],
  askStep: [
    'Sie hatten sich vorgenommen: {step}. Wie war es?',
    'Eines stand noch aus: {step}. Was ist daraus geworden?',
  ],
  askExercise: ['Sie hatten „{title}“ zum Ausprobieren. Was ist Ihnen aufgefallen?', 'Und „{title}“, wie war das?'],
  assign: ['Bis zum nächsten Mal ist „{title}“ zum Ausprobieren da. Ich frage Sie, wie es war.'],
  materialLeads: ['In {name}, das Sie mitgebracht haben, steht:', 'Eine Zeile aus {name}:'],
  materialHave: [
    '{name} liegt mir vor. Ich kann Zeilen darin finden, aber nicht das Ganze beurteilen: Welche Stelle meinen Sie?',
    '{name} ist da. Geben Sie mir ein Wort aus der Stelle, um die es geht.',
  ],
} as const satisfies Record<string, readonly string[]>;
