import { cva } from 'cva';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { uiWords } from '#components/ui/words.ts';

const style = cva('flex gap-3 border-l-4 bg-surface px-4 py-3', {
  variants: {
    kind: {
      info: 'border-with-us',
      warning: 'border-you',
      stop: 'border-stop',
      done: 'border-done',
    },
    measure: { form: 'max-w-form', full: '' },
  },
});

const ink = cva('mt-0.5 shrink-0', {
  variants: {
    kind: { info: 'text-with-us', warning: 'text-you', stop: 'text-stop', done: 'text-done' },
  },
});

const ICONS = { info: Info, warning: TriangleAlert, stop: CircleAlert, done: CircleCheck };

type NoticeProps = {
  kind?: 'info' | 'warning' | 'stop' | 'done';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** It appeared after the page was loaded, so it is read out; a stop notice interrupts, the others wait. */
  announce?: boolean;
  measure?: 'form' | 'full';
  /** Given where focus may move to it. */
  ref?: Ref<HTMLDivElement>;
};

export function Notice(props: NoticeProps) {
  const { kind = 'info', title, children, actions, announce, measure = 'form', ref } = props;
  const Icon = ICONS[kind];
  const role = announce ? (kind === 'stop' ? 'alert' : 'status') : undefined;
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={role}
      data-keep=""
      className={style({ kind, measure })}
    >
      <span className={ink({ kind })}>
        <Icon size={16} aria-hidden="true" />
        <span className="sr-only">{uiWords.kinds[kind]}: </span>
      </span>
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'mt-0.5 text-ink-2' : ''}>{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
