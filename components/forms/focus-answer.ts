import { formKey } from '#components/forms/form-key.ts';
import { fieldId } from '#components/ui/field-id.ts';
import { whenDrawn } from '#components/ui/when-drawn.ts';

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button';

/** Moves focus into the question with this name, or to the heading of the answer if it has no control of its own. */
export function focusAnswer(name: string): void {
  (controlOf(name) ?? document.getElementById('answer-section-heading'))?.focus();
}

/** The same after the next render, for a button that disappears with its change. */
export function focusAnswerNext(name: string): void {
  requestAnimationFrame(() => {
    focusAnswer(name);
    whenDrawn(
      () => controlOf(name),
      (control) => control.focus(),
    );
  });
}

function controlOf(name: string): HTMLElement | null | undefined {
  const place = document.getElementById(fieldId(formKey(name)));
  return place?.matches(CONTROLS) ? place : place?.querySelector<HTMLElement>(CONTROLS);
}
