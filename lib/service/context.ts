import type { Logger } from 'pino';
import type { Env } from '#lib/config/env';
import type { Secrets } from '#lib/config/secrets';
import type { Actor } from '#lib/contract/event';
import type { Role, StaffRole } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import type { SignInMethod } from '#lib/contract/session';
import type { FormerRules } from '#lib/jurisdictions/load-former';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { Credentials } from '#lib/service/credentials';
import type { Database } from '#lib/service/db/database';
import type { DocumentStore } from '#lib/service/document/document-store';
import type { Jobs } from '#lib/service/jobs/jobs';
import type { Mailer } from '#lib/service/mail/mailer';
import type { RegisteredOffices } from '#lib/service/registered-agent/registered-offices';
import type { Registries } from '#lib/service/registry/open-registries';
import type { WebhookSender } from '#lib/service/webhook/webhook-sender';

/** What the service is made of; one of each in a process. */
export type Parts = {
  env: Env;
  secrets: Secrets;
  log: Logger;
  database: Database;
  credentials: Credentials;
  jobs: Jobs;
  documents: DocumentStore;
  registries: Registries;
  sender: WebhookSender;
  mailer: Mailer;
  jurisdictions: ReadonlyMap<string, JurisdictionRules>;
  /** Of each state that has changed since: its earlier versions, the oldest first. */
  formerRules: ReadonlyMap<string, readonly FormerRules[]>;
  offices: RegisteredOffices;
  /** Real time; tests pass their own. */
  clock: () => Date;
};

export type ActingSession = {
  id: string;
  /** In real time. */
  openedAt: Date;
  method: SignInMethod;
  /** Of the demo: somebody whom nobody knows. */
  visitor: boolean;
  /** Its person has to set up a second factor before anything else. */
  lacksFactor: boolean;
};

/** Who acts, for which organization, in which mode, and when. `now` is test time in test mode. */
export type Context = {
  actor: Actor;
  organizationId: string;
  mode: Mode;
  /** The roles of a signed-in person; none for an API key and for the service itself. */
  roles: readonly Role[];
  /** The roles of a signed-in person at the operations desk: see `staffColumn` in person/staff.ts. */
  staff: readonly StaffRole[];
  /** By which sign-in a person acts; null for everybody else. */
  session: ActingSession | null;
  /** Where the request came from; null where none caused it. */
  address: string | null;
  now: Date;
  requestId: string;
  parts: Parts;
};

/** Who works at the operations desk: a person of the staff, or a robot by its key. */
export type Operator = {
  id: string;
  name: string;
  roles: readonly StaffRole[];
};

/** An operator at work: for no organization until a filing says for which. Only the access of a route makes one. */
export type OperatorContext = Context & { operator: Operator };
