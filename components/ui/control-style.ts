import { cva, type VariantProps } from 'cva';

const widths = {
  tiny: 'max-w-24',
  short: 'max-w-36',
  medium: 'max-w-64',
  field: 'max-w-field',
  full: 'max-w-none',
};

// For a control with a mark or a button inside its border.
export const controlWrap = cva('relative block', {
  variants: { width: widths },
  defaultVariants: { width: 'field' },
});

export const controlStyle = cva(
  'block w-full min-w-0 rounded-chip border bg-surface text-ink [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3',
  {
    variants: {
      size: {
        regular: 'min-h-(--input-height) px-2.5 py-[7px] text-input',
        toolbar: 'min-h-(--toolbar-height) px-2 py-1 text-input sm:text-ui',
      },
      width: widths,
      face: { ui: '', record: 'font-record', code: 'font-mono' },
      invalid: { true: 'border-2 border-stop px-[9px] py-1.5', false: 'border-control' },
    },
    defaultVariants: { size: 'regular', width: 'field', face: 'ui', invalid: false },
  },
);

export type ControlLook = Pick<VariantProps<typeof controlStyle>, 'size' | 'width' | 'face'>;
