/** Told by its pattern and its words, so that it survives greyscale. */
export function TestBand() {
  return (
    <div
      data-hatch=""
      className="hatch flex min-h-7 items-center gap-3 border-test border-b-2 px-4 text-small text-test print:border-2"
    >
      <strong className="rounded-tile bg-test px-2 font-semibold text-surface tracking-wider print:bg-transparent print:text-ink">
        TEST
      </strong>
      <span className="bg-surface px-1 font-semibold">Nothing here is filed or billed.</span>
    </div>
  );
}
