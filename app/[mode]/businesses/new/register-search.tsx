import Form from 'next/form';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { Button } from '#components/ui/button';
import { Select } from '#components/ui/select';
import { TextInput } from '#components/ui/text-input';
import { paths } from '#lib/config/paths';
import { longestTexts } from '#lib/contract/longest-texts';
import type { Mode } from '#lib/contract/scalars';
import { registerWords } from '../words.ts';
import type { RegisterState } from './register-query.ts';

/** Looks a company up before anything is typed. The search is in the address and works without a script. */
export function RegisterSearch({ mode, state }: { mode: Mode; state: RegisterState }) {
  return (
    <search>
      <Form action={paths.newBusiness(mode)} scroll={false} className="control-row">
        <div className="w-full sm:w-72">
          <TextInput
            name="q"
            type="search"
            label={registerWords.nameOrNumber}
            width="full"
            autoComplete="off"
            required
            maxLength={longestTexts.registrySearch}
            defaultValue={state.q ?? ''}
          />
        </div>
        <div className="w-full sm:w-56">
          <Select
            name="in"
            label={registerWords.homeState}
            width="full"
            emptyLabel={registerWords.anyState}
            options={STATE_OPTIONS}
            defaultValue={state.in ?? ''}
          />
        </div>
        <Button type="submit">{registerWords.search}</Button>
      </Form>
    </search>
  );
}
