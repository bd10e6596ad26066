import { createHash } from 'node:crypto';

/**
 * Stands in the head of every page and holds back a form that is sent before the page has come alive: the browser would
 * put every answer into the address. The form lets the press through as soon as it can (components/ui/live-form).
 */
export const earlyPressScript =
  'addEventListener("submit",e=>{if(!e.target.hasAttribute("data-waits"))return;' +
  'e.preventDefault();e.stopPropagation();e.target.setAttribute("data-pressed","")},true)';

/** Allows this one script, and no other, to stand in the page itself. */
export const earlyPressHash = `'sha256-${createHash('sha256').update(earlyPressScript).digest('base64')}'`;
