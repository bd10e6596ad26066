import { createHash } from 'node:crypto';
import { earlyScript } from '#lib/config/early-script';
import { zoneCookie } from '#lib/config/time-zone';

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
