'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { ActionForm } from '#components/shell/action-form';
import type { FrameProps } from '#components/shell/frame-props.ts';
import { personMenuWords } from '#components/shell/menu-words.ts';
import { useHere } from '#components/shell/use-here.ts';
import { frameWords } from '#components/shell/words.ts';
import { Button } from '#components/ui/button';

type OtherOrganizations = Pick<FrameProps, 'elsewhere' | 'switchOrganization'>;

const Others = createContext<OtherOrganizations | null>(null);

export function OtherOrganizationsProvider({
  children,
  ...others
}: OtherOrganizations & { children: ReactNode }) {
  return <Others value={others}>{children}</Others>;
}

/** Opens the same address in another organization of the person: a link in an email may be of any of them. */
export function LookElsewhere({
  legend = frameWords.lookElsewhere,
  only,
}: {
  legend?: string;
  only?: string;
}) {
  const here = useHere();
  const others = useContext(Others);
  const elsewhere = others?.elsewhere.filter(({ id }) => only === undefined || id === only) ?? [];
  if (!others || elsewhere.length === 0) return null;
  return (
    <ActionForm action={others.switchOrganization} refused={personMenuWords.notSwitched} className="mt-6">
      <input type="hidden" name="next" value={here} />
      <fieldset>
        <legend className="mb-2">{legend}</legend>
        <div className="flex flex-wrap gap-2">
          {elsewhere.map(({ id, name }) => (
            <Button key={id} type="submit" name="organization" value={id}>
              {name}
            </Button>
          ))}
        </div>
      </fieldset>
    </ActionForm>
  );
}
