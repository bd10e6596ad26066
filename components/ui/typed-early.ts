type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a person entered in a server-rendered part of the page before hydration. React keeps it on the screen without
 * knowing about it, so the next render would remove it. Read it during hydration, and call the returned function after
 * that: it enters everything again, so that React notices.
 */
export function typedEarly(place: Element): () => void {
  const entries = controlsOf(place).flatMap((control) => {
    const enter = enterAgain(control);
    return enter ? [{ control, enter }] : [];
  });
  return () => {
    for (const { control, enter } of entries) {
      enter();
      // A person who has moved on to the next field has left this one.
      if (control !== document.activeElement)
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  };
}

function controlsOf(place: Element): Element[] {
  if (place instanceof HTMLFormElement) return [...place.elements];
  const { entered } = window as { entered?: WeakSet<Element> };
  // A form that waits handles its own fields. Elsewhere a change may have an effect at once, so it must come from a
  // person.
  return [...place.querySelectorAll<Control>('input,select,textarea')].filter(
    (control) => !control.form?.hasAttribute('data-waits') && entered?.has(control),
  );
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
  if (!isText || control.type === 'hidden') return null;
  if (control.type === 'file') {
    return control.value ? () => control.dispatchEvent(new Event('change', { bubbles: true })) : null;
  }
  return control.value === control.defaultValue ? null : writeAgain(control, control.value, 'input');
}

// React watches the element's own setter: a value set through the prototype's setter looks to React like typing.
function writeAgain(control: Control, value: string, event: 'input' | 'change'): () => void {
  return () => {
    if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  };
}
