import type { ReactNode } from 'react';

type ToolbarProps = {
  /** Read out as its name: "Filters". */
  label: string;
  children: ReactNode;
  /** At the far end: a column menu, an export. */
  end?: ReactNode;
  /** Rows are selected: the bar replaces the filters and shows how many. */
  bulk?: boolean;
};

export function Toolbar({ label, children, end, bulk = false }: ToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form part of what is a bar of filters
    <div
      role="group"
      aria-label={label}
      data-no-print=""
      className={`mb-3 flex flex-wrap gap-2 ${bulk ? 'min-h-12 items-center rounded-chip bg-selected px-3 py-1.5' : 'items-end'}`}
    >
      {children}
      {end ? (
        // A form that opens beside the buttons begins where the filters do.
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2 has-[form]:basis-full">
          {end}
        </div>
      ) : null}
    </div>
  );
}
