import { cva } from 'cva';

const line = cva('rounded-tile bg-neutral-tint forced-colors:border', {
  variants: {
    size: {
      text: 'h-5',
      row: 'h-[calc(var(--row-height)-9px)]',
      block: 'h-40',
      title: 'h-8',
      page: 'aspect-letter',
    },
  },
});

const WIDTHS = ['100%', '92%', '97%', '84%', '95%', '88%'];

type SkeletonProps = {
  /** What is loading, for a screen reader: "Filings". */
  label: string;
  lines?: number;
  /** A page is a sheet of US Letter. */
  size?: 'text' | 'row' | 'block' | 'title' | 'page';
  /** Whether it is read only where it stands: a table whose rows load one by one would announce each of them. */
  isQuiet?: boolean;
  /** Whether 200 ms have passed already. */
  isLate?: boolean;
};

// Takes the space of the final content at once and becomes visible only after 200 ms.
export function Skeleton({
  label,
  lines = 3,
  size = 'text',
  isQuiet = false,
  isLate = false,
}: SkeletonProps) {
  return (
    <div role={isQuiet ? undefined : 'status'} aria-busy="true" data-skeleton="" data-no-print="">
      <span className="sr-only">{label} is loading</span>
      <div aria-hidden="true" className={`space-y-2 ${isLate ? '' : 'delayed'}`}>
        {Array.from({ length: lines }, (_, index) => index).map((index) => (
          <div key={index} className={line({ size })} style={{ width: WIDTHS[index % WIDTHS.length] }} />
        ))}
      </div>
    </div>
  );
}
