type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a person entered in a form that the server drew, before its script was there. React keeps it on the screen and
 * does not know of it, so the next drawing would take it away. Read it while the form comes alive, and call the answered
 * function after that: it enters everything once more, for React to notice.
 */
export function typedEarly(form: HTMLFormElement): () => void {
  const entries = [...form.elements].flatMap((control) => {
    const enter = enterAgain(control);
    return enter ? [enter] : [];
  });
  return () => {
    for (const enter of entries) enter();
  };
}

function enterAgain(control: Element): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const begun = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value === begun?.value ? null : writeAgain(control, control.value, 'change');
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    const { checked, defaultChecked } = control;
    const isChosen = control.type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
    if (!isChosen) return null;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  if (!isText || control.type === 'file' || control.type === 'hidden') return null;
  return control.value === control.defaultValue ? null : writeAgain(control, control.value, 'input');
}

// React watches the element's own setter: what comes through the prototype's is, to React, what a person typed.
function writeAgain(control: Control, value: string, event: 'input' | 'change'): () => void {
  return () => {
    if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  };
}
