import { businessCalls } from '#lib/client/businesses';
import { caseCalls } from '#lib/client/cases';
import { createConsoleClient } from '#lib/client/console/create-console-client';
import { documentCalls } from '#lib/client/documents';
import { filingCalls } from '#lib/client/filings';
import { foreignQualificationCalls } from '#lib/client/foreign-qualifications';
import { formationCalls } from '#lib/client/formations';
import { type ClientOptions, createTransport } from '#lib/client/transport';
import { waits } from '#lib/client/waits';

// The rate limit counts minutes, so whoever waits one and a half has waited it out.
const patience = {
  longestWait: 90,
  onWait: ({ milliseconds }) => waits.begin(milliseconds),
} satisfies Partial<ClientOptions>;

/**
 * The clients as a page in the browser holds them: over the dashboard's own door, which knows the signed-in person.
 * It lets reads through, uploads, fees and preflight; all other changes are server actions. Where the service asks to
 * wait, they wait, and the page shows it.
 */
export function browserClient(doorPath: string) {
  const transport = createTransport({ baseUrl: doorPath, token: null, ...patience });
  // Only what pages ask for in the browser: each group is script that they would load.
  return {
    businesses: businessCalls(transport),
    filings: filingCalls(transport),
    foreignQualifications: foreignQualificationCalls(transport),
    formations: formationCalls(transport),
    cases: caseCalls(transport),
    documents: documentCalls(transport),
  };
}

export function browserConsole(doorPath: string) {
  return createConsoleClient({ baseUrl: doorPath, token: null, ...patience });
}
