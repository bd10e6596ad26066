import { CircleUserRound, LogOut } from 'lucide-react';
import { ActionForm } from '#components/shell/action-form';
import { personMenuWords } from '#components/shell/menu-words.ts';
import { choices, type PersonActions, type Preferences } from '#components/shell/preferences.ts';
import { frameWords } from '#components/shell/words.ts';
import { Button } from '#components/ui/button';
import { Link } from '#components/ui/link';

type PersonMenuProps = PersonActions & {
  person: { name: string; email: string };
  preferences: Preferences;
  /** The other part of the product, for people who work in both. */
  otherPart: { href: string; label: string } | null;
  /** The person's other organizations. */
  elsewhere: readonly { id: string; name: string }[];
  help: string;
};

/** Works before any script is loaded: the browser opens the panel, and each setting is a form. */
export function PersonMenu({
  person,
  preferences,
  otherPart,
  elsewhere,
  help,
  setPreference,
  switchOrganization,
  signOut,
}: PersonMenuProps) {
  return (
    <div>
      <button
        type="button"
        popoverTarget="person-menu"
        className="flex min-h-9 items-center gap-2 rounded-button px-2 hover:bg-sunken pointer-coarse:min-h-11"
      >
        <CircleUserRound size={18} aria-hidden="true" />
        <span className="max-lg:sr-only">{person.name}</span>
      </button>
      <div
        id="person-menu"
        popover="auto"
        className="top-20 right-2 left-auto m-0 max-h-[calc(100dvh-5.5rem)] w-72 max-w-[calc(100vw-16px)] overflow-auto rounded-dialog border border-rule bg-surface p-4 text-ink shadow-popover"
      >
        <p className="font-semibold">{person.name}</p>
        <p className="mb-3 break-words text-ink-2 text-small">{person.email}</p>
        {otherPart ? (
          <p className="border-rule border-t py-3">
            <Link
              href={otherPart.href}
              className="target font-semibold text-link underline underline-offset-[.18em]"
            >
              {otherPart.label}
            </Link>
          </p>
        ) : null}
        {choices.map((choice) => (
          <ActionForm
            key={choice.name}
            action={setPreference}
            refused={personMenuWords.notKept}
            className="border-rule border-t py-3"
          >
            <fieldset>
              <legend className="mb-1 font-semibold text-small">{choice.label}</legend>
              <div className="flex flex-wrap gap-1">
                {choice.options.map(([value, label]) => (
                  <button
                    key={value}
                    type="submit"
                    name="preference"
                    value={`${choice.name}=${value}`}
                    aria-pressed={preferences[choice.name] === value}
                    className="min-h-8 rounded-button border border-control px-2 text-small pointer-coarse:min-h-11 aria-pressed:border-ink aria-pressed:bg-selected aria-pressed:font-semibold"
                  >
                    {label}
                  </button>
                ))}
              </div>
            </fieldset>
          </ActionForm>
        ))}
        {elsewhere.length > 0 ? (
          <ActionForm
            action={switchOrganization}
            refused={personMenuWords.notSwitched}
            className="border-rule border-t py-3"
          >
            <fieldset>
              <legend className="mb-1 font-semibold text-small">{personMenuWords.organization}</legend>
              <div className="flex flex-col gap-1">
                {elsewhere.map(({ id, name }) => (
                  <button
                    key={id}
                    type="submit"
                    name="organization"
                    value={id}
                    className="wrap-anywhere min-h-8 rounded-button border border-control px-2 text-start text-small pointer-coarse:min-h-11"
                  >
                    {name}
                  </button>
                ))}
              </div>
            </fieldset>
          </ActionForm>
        ) : null}
        <p className="border-rule border-t py-3 sm:hidden">
          <a href={help} className="target text-link underline underline-offset-[.18em]">
            {frameWords.help}
          </a>
        </p>
        <ActionForm
          action={signOut}
          refused={personMenuWords.notSignedOut}
          data-ends-session=""
          className="border-rule border-t pt-3"
        >
          <Button type="submit" icon={<LogOut size={16} aria-hidden="true" />} wide>
            {personMenuWords.signOut}
          </Button>
        </ActionForm>
      </div>
    </div>
  );
}
