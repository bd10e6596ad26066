import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from '#components/ui/button-style.ts';
import { Link } from '#components/ui/link';

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  square?: boolean;
  wide?: boolean;
};

export function LinkButton({ variant, size, icon, square, wide, children, ...rest }: LinkButtonProps) {
  return (
    <Link data-no-print="" {...rest} className={buttonStyle({ variant, size, square, wide })}>
      {icon}
      {children}
    </Link>
  );
}
