import { pageTitle } from '#components/ui/page-title.ts';

type Place = () => HTMLElement | null;

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const CONTROLS =
  'input:not([type="hidden"], [tabindex="-1"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]';

let named: Place | null = null;
/** The element that last had focus, and its ancestors. */
let around: Element[] = [];
/** The same for the last element outside any dialog: what opened the current dialog. */
let outside: Element[] = [];
let frame = 0;

/**
 * Names where focus goes if its element disappears, now or with the open dialog. Forgotten as soon as focus moves to
 * something outside any dialog.
 */
export function nameFocusPlace(place: Place): void {
  named = place;
  settle();
}

/**
 * The focused element may disappear with its own change: focus then moves to the named place or to the nearest element
 * that remains.
 */
export function watchFocus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    note(target instanceof Element ? target : null);
    if (around[0]?.closest(DIALOG) !== null) return;
    outside = around;
    named = null;
  };
  // Pressing beside everything removes focus on purpose.
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

// A closed dialog returns focus in the next frame, and newly rendered fields take it there: the frame after that shows
// whether focus was lost. Frames keep this order on a slow machine too.
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
  // The rest of the page is out of reach until the dialog closes; then this checks again.
  if (!inDialog && document.querySelector(DIALOG)) return;
  const chosen = inDialog ? null : (opener() ?? named?.());
  const standing = (inDialog ? around : [...around, ...outside]).filter((element) => element.isConnected);
  const target = chosen ?? nearest(standing);
  // A dialog leaves the page inert until shortly after it has closed: anything focused before that loses focus.
  if (target?.closest('[inert]')) {
    settle();
    return;
  }
  if (!inDialog) named = null;
  target?.focus({ preventScroll: !chosen });
}

/** The element that opened the last focused dialog, if it still exists. */
function opener(): HTMLElement | null {
  const [last] = outside;
  return last instanceof HTMLElement && last !== around[0] && last.isConnected ? last : null;
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Somebody uses focus here, and it is lost now. */
function isLost(): boolean {
  const last = around[0];
  return isNowhere() && last !== undefined && (named !== null || !last.isConnected);
}

/** The first control of the same question, otherwise the heading of the section, otherwise the title of the page. */
function nearest(standing: readonly Element[]): HTMLElement | null {
  const question = standing.find((element) => element.hasAttribute('data-field'));
  const section = standing.find((element) => element.matches(`section, ${DIALOG}`));
  return (
    question?.querySelector<HTMLElement>(CONTROLS) ??
    section?.querySelector<HTMLElement>('h2[tabindex], button') ??
    pageTitle()
  );
}
