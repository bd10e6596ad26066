/** Recognized by its pattern and its words, so that it survives grayscale; it stays in sight while the page scrolls. */
export function TestBand() {
  return (
    <div
      data-hatch=""
      className="hatch sticky top-0 z-20 flex min-h-7 items-center gap-3 border-test border-b-2 px-4 text-small text-test print:static print:border-2"
    >
      <strong className="rounded-tile bg-test px-2 font-semibold text-surface tracking-wider print:bg-transparent print:text-ink">
        TEST
      </strong>
      <span className="bg-surface px-1 font-semibold">Nothing here is filed or billed.</span>
    </div>
  );
}
