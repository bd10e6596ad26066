type ProgressProps = {
  /** What is counted: "Filings sent". */
  label: string;
  done: number;
  total: number;
  /** Follows the count where the label is not seen: "questions". */
  unit?: string;
  /** Shows only the count, for example in a table cell. */
  compact?: boolean;
};

export function Progress({ label, done, total, unit, compact = false }: ProgressProps) {
  const [counted, all] = [done, total].map((number) => number.toLocaleString('en-US'));
  const count = `${counted} of ${all}${unit ? ` ${unit}` : ''}`;
  const share = total > 0 ? Math.min(100, (done / total) * 100) : 0;
  return (
    <div className={compact ? 'flex items-center gap-2' : 'max-w-form space-y-1'}>
      <div className={compact ? 'order-2' : 'flex justify-between gap-4'}>
        <span className={compact ? 'sr-only' : 'font-semibold'}>{label}</span>
        <span className={`text-ink-2 ${compact ? 'wide:whitespace-nowrap' : ''}`}>{count}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={count}
        className={`h-1.5 overflow-hidden rounded-tile bg-rule forced-colors:border ${compact ? 'w-12 wide:w-20' : 'w-full'}`}
      >
        <div
          className="h-full origin-left bg-action transition-transform duration-180 ease-out forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${share / 100})` }}
        />
      </div>
    </div>
  );
}
