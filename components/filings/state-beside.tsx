/** What has no room for its own column, as the state, below a name. */
export function StateBeside({ name }: { name: string }) {
  return <span className="hidden text-ink-2 text-small sm:max-wide:block print:hidden">{name}</span>;
}
