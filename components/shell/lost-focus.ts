type Place = () => HTMLElement | null;

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const CONTROLS =
  'input:not([type="hidden"], [tabindex="-1"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]';

let named: Place | null = null;
/** What had focus last, and what it stood in. */
let around: Element[] = [];
/** The same of the last place outside any dialog: what opened the one that is open. */
let outside: Element[] = [];
let frame = 0;

/**
 * Names where focus goes if what has it goes away, now or with the dialog that is open. Forgotten as soon as focus stands
 * on something outside any dialog.
 */
export function nameFocusPlace(place: Place): void {
  named = place;
  settle();
}

/** What had focus may go away with what it changed: focus then goes to the named place or to what stands nearest. */
export function watchFocus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    note(target instanceof Element ? target : null);
    if (around[0]?.closest(DIALOG) !== null) return;
    outside = around;
    named = null;
  };
  // A press beside everything takes focus away on purpose.
  const onPress = () => setTimeout(() => isNowhere() && around[0]?.isConnected && note(null));
  const observer = new MutationObserver(() => isLost() && settle());
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerup', onPress);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerup', onPress);
    note(null);
    outside = [];
    named = null;
  };
}

function note(element: Element | null): void {
  around = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) around.push(at);
}

// A dialog that is gone gives focus back in the next frame, and fields that were just drawn take it there: the frame after
// that shows what nobody took. However slow the machine is, frames keep this order.
function settle(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(decide);
  });
}

function decide(): void {
  if (isLost()) giveFocus();
  else if (!document.activeElement?.closest(DIALOG)) named = null;
}

function giveFocus(): void {
  const inDialog = around.some((element) => element.isConnected && element.matches(DIALOG));
  // The rest of the page is out of reach until the dialog closes, which is looked at again.
  if (!inDialog && document.querySelector(DIALOG)) return;
  const chosen = inDialog ? null : (opener() ?? named?.());
  const standing = (inDialog ? around : [...around, ...outside]).filter((element) => element.isConnected);
  const target = chosen ?? nearest(standing);
  // A dialog leaves the page inert until a moment after it is gone: whatever is focused before stays without focus.
  if (target?.closest('[inert]')) {
    settle();
    return;
  }
  if (!inDialog) named = null;
  target?.focus({ preventScroll: !chosen });
}

/** What opened the dialog that had focus last, if it still stands. */
function opener(): HTMLElement | null {
  const [last] = outside;
  return last instanceof HTMLElement && last !== around[0] && last.isConnected ? last : null;
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Somebody works here by focus, and it is on nothing now. */
function isLost(): boolean {
  const last = around[0];
  return isNowhere() && last !== undefined && (named !== null || !last.isConnected);
}

/** The first control of the same question, else the heading of the same section, else the title of the page. */
function nearest(standing: readonly Element[]): HTMLElement | null {
  const question = standing.find((element) => element.hasAttribute('data-field'));
  const section = standing.find((element) => element.matches(`section, ${DIALOG}`));
  return (
    question?.querySelector<HTMLElement>(CONTROLS) ??
    section?.querySelector<HTMLElement>('h2[tabindex], button') ??
    document.getElementById('page-title')
  );
}
