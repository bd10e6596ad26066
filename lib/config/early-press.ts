/**
 * Stands in the head of every page and holds back a form that is sent before the page has come alive: the browser would
 * put every answer into the address. The form lets the press through as soon as it can (components/ui/live-form).
 */
export const earlyPressScript =
  'addEventListener("submit",e=>{if(!e.target.hasAttribute("data-waits"))return;' +
  'e.preventDefault();e.stopPropagation();e.target.setAttribute("data-pressed","")},true)';
