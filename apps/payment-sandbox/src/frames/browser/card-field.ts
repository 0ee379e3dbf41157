import { caretAfter } from './card-number.ts';

/** The assumed duration of a press, in milliseconds. */
const pressMs = 400;

/** A field's problem; its code selects the message. */
export interface Problem {
  code: string;
  missing?: number;
}

export interface FieldOptions {
  /** The id of its input; the id of its note is `<id>-note`. */
  id: string;
  /** Formats the field's text; by default it stays as typed. */
  format?(text: string): string;
  problem(text: string): Problem | undefined;
  /** Whether a problem is shown while typing, before the field loses focus. */
  atOnce?(problem: Problem): boolean;
  say(problem: Problem): string;
  changed(): void;
}

export interface CardField {
  input: HTMLInputElement | HTMLSelectElement;
  problem(): Problem | undefined;
  /** Shows the problem, if there is one; returns whether there is. */
  judge(): boolean;
  /** Shows the bank's error until the field is changed. */
  refuse(problem: Problem): void;
}

/** Connects a field of the form: it formats while the person types, and shows problems once the field loses focus. */
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
    // An empty field shows no problem when it loses focus. The delay keeps the layout still while a control outside the
    // frame is pressed.
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

/** Sets the formatted text and keeps the caret behind the same digit. */
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
