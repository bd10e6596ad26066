'use client';

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useFormStatus } from 'react-dom';
import { BusyMark } from '#components/ui/busy-mark';
import { type ButtonSize, type ButtonVariant, buttonStyle } from '#components/ui/button-style.ts';
import { usePressedEarly } from '#components/ui/use-pressed-early.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'onClick'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  square?: boolean;
  wide?: boolean;
  busy?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
};

// A submit button stays enabled; while its work runs, a second press does nothing and the label stays in place.
export function Button({
  variant,
  size,
  icon,
  square,
  wide,
  busy = false,
  type = 'button',
  onClick,
  ref,
  children,
  ...rest
}: ButtonProps) {
  const { pending } = useFormStatus();
  const [running, setRunning] = useState(false);
  const [pressed, setPressed] = useState(false);
  const locked = useRef(false);
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current);
  usePressedEarly(own);
  const submitting = type === 'submit' && pending;
  const occupied = busy || running || submitting;

  async function press(event: MouseEvent<HTMLButtonElement>) {
    if (occupied || locked.current) {
      event.preventDefault();
      return;
    }
    setPressed(type === 'submit');
    const outcome = onClick?.(event);
    if (!(outcome instanceof Promise)) return;
    locked.current = true;
    setRunning(true);
    try {
      await outcome;
    } finally {
      locked.current = false;
      setRunning(false);
    }
  }

  return (
    <button
      {...rest}
      ref={own}
      type={type}
      aria-disabled={occupied || undefined}
      aria-busy={occupied || undefined}
      onClick={press}
      className={buttonStyle({ variant, size, square, wide, busy: occupied })}
    >
      {icon}
      {children}
      <BusyMark busy={busy || running || (submitting && pressed)} />
    </button>
  );
}
