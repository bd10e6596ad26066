/**
 * In the head of every page, for what a person does before its scripts run. A submit is held back, because the browser
 * would put every answer into the URL; the form releases it when it is ready (components/ui/live-form). It notes the
 * last button that was pressed and is not hydrated (components/ui/use-pressed-early), and which controls the person
 * changed (components/ui/typed-early), because after a reload the browser restores other values by itself.
 */
export const earlyScript =
  'addEventListener("submit",e=>{if(!e.target.hasAttribute("data-waits"))return;' +
  'e.preventDefault();e.stopPropagation();e.target.setAttribute("data-pressed","")},true);' +
  'alive=new WeakSet;addEventListener("click",e=>{let b=e.target.closest("button[type=button]");' +
  'if(b&&!alive.has(b))pressed=b},true);' +
  'entered=new WeakSet;addEventListener("input",e=>entered.add(e.target),true)';
