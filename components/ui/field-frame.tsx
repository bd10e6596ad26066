import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TypedEarlyIn } from '#components/ui/typed-early-in.ts';

export type FieldWords = {
  label: ReactNode;
  hideLabel?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  warning?: ReactNode;
  source?: ReactNode;
  law?: ReactNode;
};

export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldWords & {
  id: string;
  /** `group`: a fieldset with a legend. `composite`: one control with many parts that refers to the label itself. */
  as?: 'field' | 'group' | 'composite';
  /** A composite has no native label that would pass a press on to its first part. */
  onLabelClick?: () => void;
  children: (wiring: FieldWiring) => ReactNode;
};

export function FieldFrame({
  id,
  as = 'field',
  label,
  hideLabel,
  optional,
  onLabelClick,
  children,
  ...words
}: FieldFrameProps) {
  const { hint, error, warning, source, law } = words;
  const described = [
    hint ? `${id}-hint` : null,
    error ? `${id}-error` : null,
    warning ? `${id}-warning` : null,
    source ? `${id}-source` : null,
  ].filter(Boolean);
  const describedBy = described.length > 0 ? described.join(' ') : undefined;
  const Frame = as === 'group' ? 'fieldset' : 'div';
  const labelClass = clsx('mb-0.5 block p-0 font-semibold', hideLabel && 'sr-only');
  const labelText = (
    <>
      {label}
      {optional ? <span className="font-normal text-ink-2"> (optional)</span> : null}
    </>
  );

  return (
    <Frame
      data-field={typeof label === 'string' ? label : ''}
      aria-describedby={as === 'group' ? describedBy : undefined}
      className={clsx('min-w-0 scroll-mt-16', error && 'border-l-4 border-stop ps-3')}
    >
      {as === 'group' ? <legend className={labelClass}>{labelText}</legend> : null}
      {as === 'composite' ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard reaches the control itself
        <span id={`${id}-label`} className={labelClass} onClick={onLabelClick}>
          {labelText}
        </span>
      ) : null}
      {as === 'field' ? (
        <label htmlFor={id} id={`${id}-label`} className={labelClass}>
          {labelText}
        </label>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 max-w-field text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="my-1 max-w-field font-semibold text-stop">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      ) : null}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {warning ? (
        <p id={`${id}-warning`} className="mt-1 flex max-w-field gap-1.5 text-small text-you">
          <TriangleAlert size={14} aria-hidden="true" className="mt-[3px] shrink-0" />
          <span>{warning} You can continue.</span>
        </p>
      ) : null}
      <FieldNotes id={id} source={source} law={law} />
      <TypedEarlyIn id={id} />
    </Frame>
  );
}

// The origin of a value, and the law that asks for it.
function FieldNotes({ id, source, law }: { id: string; source?: ReactNode; law?: ReactNode }) {
  if (!source && !law) return null;
  return (
    <div className="mt-1 max-w-field text-small text-ink-2">
      {source ? <p id={`${id}-source`}>{source}</p> : null}
      {law ? <p id={`${id}-law`}>{law}</p> : null}
    </div>
  );
}
