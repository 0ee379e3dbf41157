import { caretAfter } from './card-number.ts';

/** How long a press takes, in milliseconds. */
const pressMs = 400;

/** What is wrong with a field, by a code that there are words for. */
export interface Problem {
  code: string;
  missing?: number;
}

export interface FieldOptions {
  /** Id of its input; its note is `<id>-note`. */
  id: string;
  /** How its text is written; as it is typed where nothing is said. */
  format?(text: string): string;
  problem(text: string): Problem | undefined;
  /** It says at once what is wrong, without waiting until it is left. */
  atOnce?(problem: Problem): boolean;
  say(problem: Problem): string;
  changed(): void;
}

export interface CardField {
  input: HTMLInputElement | HTMLSelectElement;
  problem(): Problem | undefined;
  /** Says what is wrong, if anything is; gives whether it does. */
  judge(): boolean;
  /** Shows what the bank said of it, until it is changed. */
  refuse(problem: Problem): void;
}

/** A field of the form: it formats while one types, and says what is wrong once one has left it. */
export function cardField({ id, format, problem, atOnce, say, changed }: FieldOptions): CardField {
  const input = document.getElementById(id) as HTMLInputElement | HTMLSelectElement;
  const note = document.getElementById(`${id}-note`);
  const current = () => (input.closest('[hidden]') ? undefined : problem(input.value));
  const show = (wrong: Problem | undefined) => {
    if (wrong) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (note) note.textContent = wrong ? say(wrong) : '';
  };

  input.addEventListener('input', () => {
    if (format && input instanceof HTMLInputElement) write(input, format);
    const wrong = current();
    show(wrong && atOnce?.(wrong) ? wrong : undefined);
    changed();
  });
  input.addEventListener('blur', () => {
    // The field that was only passed by is not told off. What is pressed outside the frame must not move meanwhile.
    const judge = () => input.value !== '' && document.activeElement !== input && show(current());
    setTimeout(judge, document.hasFocus() ? 0 : pressMs);
  });
  return {
    input,
    problem: current,
    judge() {
      const wrong = current();
      show(wrong);
      return wrong !== undefined;
    },
    refuse: show,
  };
}

/** Writes the text as it should be, with the caret behind the same digit. */
function write(input: HTMLInputElement, format: (text: string) => string): void {
  const at = input.selectionStart ?? input.value.length;
  const before = input.value.slice(0, at).replaceAll(/\D/g, '').length;
  const atEnd = at === input.value.length;
  const text = format(input.value);
  if (text === input.value) return;
  input.value = text;
  const caret = atEnd ? text.length : caretAfter(text, before);
  input.setSelectionRange(caret, caret);
}
