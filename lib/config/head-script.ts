import { createHash } from 'node:crypto';
import { earlyScript } from '#lib/config/early-script';
import { zoneCookie } from '#lib/config/time-zone';

// The cookie is written before anything is drawn, so that the next response already uses the person's zone.
const zoneScript =
  `document.cookie="${zoneCookie}="+encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)+` +
  '";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"")';

// What was typed and not saved is nobody else's who comes to this browser. A session that runs out leaves it for the sign-in
// that follows.
const forgetScript =
  'addEventListener("submit",e=>{if(e.target.hasAttribute("data-ends-session"))' +
  'try{localStorage.clear();sessionStorage.clear()}catch{}},true)';

/** Stands in the head of every page. */
export const headScript = `${earlyScript};${forgetScript};${zoneScript}`;

/** Allows this one script, and no other, to stand in the page itself. */
export const headScriptHash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;
