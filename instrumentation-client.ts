import { waitForPages } from '#components/shell/page-wait.ts';

// Before any schema is made: the content policy refuses the code that zod would otherwise try to compile.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

waitForPages();

export { beginNavigation as onRouterTransitionStart } from '#components/ui/navigation-wait.ts';
