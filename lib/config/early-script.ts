/**
 * Stands in the head of every page, for what a person does before it has come alive. A form that is sent is held back: the
 * browser would put every answer into the address, and the form lets the press through as soon as it can
 * (components/ui/live-form). Which controls were changed is noted (components/ui/typed-early): a browser also fills in by
 * itself what stood in them before a reload.
 */
export const earlyScript =
  'addEventListener("submit",e=>{if(!e.target.hasAttribute("data-waits"))return;' +
  'e.preventDefault();e.stopPropagation();e.target.setAttribute("data-pressed","")},true);' +
  'entered=new WeakSet;addEventListener("input",e=>entered.add(e.target),true)';
