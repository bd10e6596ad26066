/** The state below a name, only if there is no room for its own column. */
export function StateBeside({ name }: { name: string }) {
  return <span className="hidden text-ink-2 text-small sm:max-wide:block print:hidden">{name}</span>;
}
