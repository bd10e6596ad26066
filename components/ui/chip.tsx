import { cva, type VariantProps } from 'cva';
import type { ReactNode } from 'react';

const style = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-chip px-2 py-0.5 font-semibold text-small sm:whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-tint text-neutral',
        withUs: 'bg-with-us-tint text-with-us',
        atState: 'bg-at-state-tint text-at-state',
        filed: 'bg-filed-tint text-filed',
        done: 'bg-done-tint text-done',
        you: 'bg-you-tint text-you',
        stop: 'bg-stop-tint text-stop',
        test: 'bg-test-tint text-test',
      },
      icon: { true: 'ps-1.5', false: '' },
    },
    defaultVariants: { tone: 'neutral', icon: false },
  },
);

export type Tone = NonNullable<VariantProps<typeof style>['tone']>;

type ChipProps = { tone?: Tone; icon?: ReactNode; children: ReactNode };

export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span data-chip="" className={style({ tone, icon: Boolean(icon) })}>
      {icon ? <span className="shrink-0">{icon}</span> : null}
      <span>{children}</span>
    </span>
  );
}
