export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-button bg-action px-4 py-2 text-action-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
