'use client';

import { useState } from 'react';
import { focusedRow, useSelection } from '#components/lists/selection';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { onDemand } from '#components/ui/on-demand';
import type { NeedBarProps } from './need-bar.tsx';

const NeedBar = onDemand(async () => (await import('./need-bar.tsx')).NeedBar);

/** Most visits select no row, so the actions load once one is selected, or when `e` is pressed. */
export function NeedBarGate(props: Omit<NeedBarProps, 'opens'>) {
  const { chosen } = useSelection();
  return chosen.size > 0 ? <Chosen {...props} /> : <NoneChosen />;
}

let opensNext = false;

function NoneChosen() {
  const { set } = useSelection();
  useSingleKeys({
    e: () => {
      const row = focusedRow();
      if (row === null) return;
      opensNext = true;
      set(new Set([row]));
    },
  });
  return null;
}

function Chosen(props: Omit<NeedBarProps, 'opens'>) {
  const [opens] = useState(() => {
    const was = opensNext;
    opensNext = false;
    return was;
  });
  return <NeedBar {...props} opens={opens} />;
}
