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

/** The parts of the service, one of each per process. */
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
  /** The earlier versions of each state that has changed, oldest first. */
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
  /** A visitor of the demo, whose identity is unknown. */
  visitor: boolean;
  /** The person must set up a second factor before anything else. */
  lacksFactor: boolean;
};

/** The actor, organization, mode and time of a request. `now` is test time in test mode. */
export type Context = {
  actor: Actor;
  organizationId: string;
  mode: Mode;
  /** The roles of a signed-in person; empty for an API key and the service itself. */
  roles: readonly Role[];
  /** The roles of a signed-in person at the operations desk: see `staffColumn` in person/staff.ts. */
  staff: readonly StaffRole[];
  /** The sign-in session of a person; null for every other actor. */
  session: ActingSession | null;
  /** The address of the request; null if no request caused it. */
  address: string | null;
  now: Date;
  requestId: string;
  parts: Parts;
};

/** An operator of the operations desk: a person of the staff, or a robot by its key. */
export type Operator = {
  id: string;
  name: string;
  roles: readonly StaffRole[];
};

/**
 * The context of an operator, without an organization until a filing determines one. Only the access check of a route
 * creates it.
 */
export type OperatorContext = Context & { operator: Operator };
