import { clsx } from 'clsx';
import { Link } from '#components/ui/link';

export type TabLink = {
  href: string;
  label: string;
  current: boolean;
};

// Each tab has its own address, so it can be shared, opened in another tab, and reached with the back button.
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={clsx(
                'flex min-h-(--button-height) min-w-6 items-center justify-center border-b-2 pt-1 no-underline',
                tab.current
                  ? 'border-ink font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:border-control hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
