import { createHash } from 'node:crypto';
import { zoneCookie } from '#lib/config/time-zone';

/**
 * In the head of every page, for what a person does before its scripts run. A submit is held back, because the browser
 * would put every answer into the URL; the form releases it when it is ready (components/ui/live-form). It notes the
 * last button that was pressed and is not hydrated (components/ui/use-pressed-early), and which controls the person
 * changed (components/ui/typed-early), because after a reload the browser restores other values by itself.
 */
const earlyScript =
  'addEventListener("submit",e=>{if(!e.target.hasAttribute("data-waits"))return;' +
  'e.preventDefault();e.stopPropagation();e.target.setAttribute("data-pressed","")},true);' +
  'alive=new WeakSet;addEventListener("click",e=>{let b=e.target.closest("button[type=button]");' +
  'if(b&&!alive.has(b))pressed=b},true);' +
  'entered=new WeakSet;addEventListener("input",e=>entered.add(e.target),true)';

// The cookie is set before the page is rendered, so that the next response already uses the person's time zone.
const zoneScript =
  `document.cookie="${zoneCookie}="+encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)+` +
  '";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"")';

// Text that was typed and not saved must not be shown to the next person on this browser: signing out forgets it, in the
// other tabs too, which leave their page once the session has ended. A session that expires keeps it for the next sign-in
// of the same person.
const forgetScript =
  'addEventListener("submit",e=>{if(e.target.hasAttribute("data-ends-session"))' +
  'try{localStorage.over=1;localStorage.clear();sessionStorage.clear()}catch{}},true);' +
  'addEventListener("storage",e=>{if(e.key===null&&document.querySelector("[data-shortcuts]"))' +
  'setTimeout(()=>{sessionStorage.clear();location.replace("/sign-in")},1000)})';

// React holds back what it streams until 300 ms after the first paint or after the last part, whose time it notes here.
// Without the note, each part is shown with the next frame.
const revealScript = 'Object.defineProperty(window,"$RT",{get(){},set(){}})';

/** Inlined in the head of every page. */
export const headScript = `${earlyScript};${forgetScript};${zoneScript};${revealScript}`;

/** Allows only this inline script. */
export const headScriptHash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;
