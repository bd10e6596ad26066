import { Search } from 'lucide-react';
import { PaletteKey } from '#components/palette/palette-key';
import { CrossingLink } from '#components/shell/crossing-link';
import type { FrameProps } from '#components/shell/frame-props.ts';
import { deskFrameWords } from '#components/shell/menu-words.ts';
import { PersonMenu } from '#components/shell/person-menu';
import { PhoneNavigation } from '#components/shell/phone-navigation';
import { placeIcons } from '#components/shell/place-icons';
import { frameWords } from '#components/shell/words.ts';
import { Kbd } from '#components/ui/kbd';
import { Link } from '#components/ui/link';
import { deskPaths } from '#lib/config/desk-paths';
import { paths } from '#lib/config/paths';

type ContextBarProps = Omit<FrameProps, 'children' | 'goBack'>;

/** The organization and the mode, always visible; help and the person's menu are in the same place on every page. */
export function ContextBar({
  mode,
  organization,
  person,
  canPrepare,
  isStaff,
  elsewhere,
  counts,
  preferences,
  ...actions
}: ContextBarProps) {
  return (
    <header
      data-no-print=""
      className={`flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-1 border-b bg-surface px-4 py-1 ${mode === 'test' ? 'border-test' : 'sticky top-0 z-20 border-ink'}`}
    >
      <PhoneNavigation {...{ mode, counts }} icons={placeIcons} />
      <Link href={paths.home(mode)} className="target font-record text-record-text max-md:hidden">
        {frameWords.product}
      </Link>
      <span className="min-w-0 grow truncate text-ink-2 max-sm:order-last max-sm:basis-full">
        {organization.name}
      </span>
      <span className="flex items-center gap-3 max-sm:ms-auto">
        <strong className={`font-semibold ${mode === 'test' ? 'text-test' : 'text-ink'}`}>
          {frameWords.modes[mode]}
        </strong>
        <CrossingLink mode={mode} />
      </span>
      <PaletteKey whose={`${person.email} ${organization.id}`} {...{ mode, canPrepare }}>
        <Search size={16} aria-hidden="true" />
        <span className="max-sm:sr-only">{frameWords.search}</span>
        <span className="max-lg:hidden">
          <Kbd>{frameWords.searchKeys}</Kbd>
        </span>
      </PaletteKey>
      <Link
        href={paths.help(mode)}
        className="target text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2 max-sm:hidden"
      >
        {frameWords.help}
      </Link>
      <PersonMenu
        {...{ person, preferences, elsewhere, ...actions }}
        help={paths.help(mode)}
        otherPart={isStaff ? { href: deskPaths.queue, label: deskFrameWords.title } : null}
      />
    </header>
  );
}
