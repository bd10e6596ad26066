import { formKey } from '#components/forms/form-key.ts';
import { fieldId } from '#components/ui/field-id.ts';
import { whenDrawn } from '#components/ui/when-drawn.ts';

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button';

/** Puts focus into the question of this name, or on the heading of the answer where it has no control of its own. */
export function focusAnswer(name: string): void {
  (controlOf(name) ?? document.getElementById('answer-section-heading'))?.focus();
}

/** The same after the page is drawn again, where the pressed button goes away with what it changed. */
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
