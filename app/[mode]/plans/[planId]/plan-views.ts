'use client';

import dynamic from 'next/dynamic';

// A plan for one state and a plan for several share an address: each visit loads the script of its own alone.
export const PlanFormView = dynamic(() => import('./plan-form.tsx').then((file) => file.PlanForm));

export const PlanWorkspaceView = dynamic(() =>
  import('./matrix/plan-workspace.tsx').then((file) => file.PlanWorkspace),
);
