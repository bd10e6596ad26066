/**
 * In the head of every page, for what a person does before its scripts run. A form that is submitted is held back: the
 * browser would put every answer into the address, and the form lets the press through as soon as it can
 * (components/ui/live-form). Which controls were changed is noted (components/ui/typed-early), since a browser by
 * itself also fills in what stood in them before a reload.
 */
export const earlyScript =
  'addEventListener("submit",e=>{if(!e.target.hasAttribute("data-waits"))return;' +
  'e.preventDefault();e.stopPropagation();e.target.setAttribute("data-pressed","")},true);' +
  'entered=new WeakSet;addEventListener("input",e=>entered.add(e.target),true)';
