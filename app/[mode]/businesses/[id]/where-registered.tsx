import { tileMarks } from '#components/businesses/registration-marks.ts';
import { RegistrationTable } from '#components/businesses/registration-table';
import { registrationsOf } from '#components/businesses/registrations.ts';
import { TileMap } from '#components/maps/tile-map';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Session } from '#lib/session/session';
import { businessPageWords } from '../words.ts';
import { loadFilings, loadForeign } from './load-business.ts';

type WhereRegisteredProps = { session: Session; business: Business; canQualify: boolean };

/** The map of the states beside a table of the same facts; a state without a mark starts the next filing. */
export async function WhereRegistered({ session, business, canQualify }: WhereRegisteredProps) {
  const { mode } = session;
  const [foreign, filings] = await Promise.all([
    loadForeign(session, business.id),
    loadFilings(session, business.id),
  ]);
  const registrations = registrationsOf(business, foreign, filings);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 wide:grid-cols-[minmax(0,32.5rem)_minmax(min-content,1fr)]">
      <TileMap
        label={businessPageWords.statesOf(business.legal_name)}
        marks={tileMarks(registrations, mode)}
        plainWord={canQualify ? businessPageWords.qualifyHere : businessPageWords.notRegistered}
        hrefFor={
          canQualify ? (code) => paths.newPlan(mode, { business: business.id, state: code }) : undefined
        }
      />
      <RegistrationTable registrations={registrations} mode={mode} />
    </div>
  );
}
