import { cva, type VariantProps } from 'cva';

// One style for buttons and for links that are the main action of a page.
export const buttonStyle = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-button border text-center font-semibold no-underline select-none transition-colors duration-120 ease-out',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-action text-action-ink hover:bg-action-hover forced-colors:border-[ButtonText]',
        secondary: 'border-control bg-surface text-ink hover:border-ink hover:bg-sunken',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken hover:border-rule',
        danger: 'border-stop bg-surface text-stop hover:bg-stop-tint',
      },
      size: {
        regular: 'min-h-(--button-height) px-3.5 py-1.5 text-ui',
        small: 'min-h-(--toolbar-height) px-2.5 py-1 text-small',
        large: 'min-h-11 px-5 py-2 text-input',
      },
      square: { true: '', false: '' },
      wide: { true: 'w-full', false: '' },
      busy: { true: 'cursor-progress', false: '' },
    },
    compoundVariants: [
      { square: true, size: 'regular', className: 'w-(--button-height) px-0!' },
      { square: true, size: 'small', className: 'w-(--toolbar-height) px-0!' },
    ],
    defaultVariants: { variant: 'secondary', size: 'regular', square: false, wide: false, busy: false },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonStyle>['variant']>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonStyle>['size']>;
