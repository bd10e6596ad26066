import { formKey } from '#components/forms/form-key.ts';
import { fieldId } from '#components/ui/field-id.ts';

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button';

/** Puts focus into the question of this name, or on the heading of the answer where it has no control of its own. */
export function focusAnswer(name: string): boolean {
  const place = document.getElementById(fieldId(formKey(name)));
  const control = place?.matches(CONTROLS) ? place : place?.querySelector<HTMLElement>(CONTROLS);
  (control ?? document.getElementById('answer-section-heading'))?.focus();
  return control !== null && control !== undefined;
}

/** A question whose kind is still being loaded is looked for again in that many frames. */
const FRAMES = 120;

/** The same once the page is drawn anew: what was pressed goes away with what it changed. */
export function focusAnswerNext(name: string, tries = FRAMES): void {
  requestAnimationFrame(() => {
    if (!focusAnswer(name) && tries > 0) focusAnswerNext(name, tries - 1);
  });
}
