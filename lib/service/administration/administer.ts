import { eq } from 'drizzle-orm';
import { explainFullDisk } from '#lib/config/full-disk';
import { StartError } from '#lib/config/start-error';
import type { AdministrationRequest, AdministrationResult } from '#lib/contract/administration';
import { resetLinkMinutes } from '#lib/contract/lifetimes';
import { withPeriod } from '#lib/rules/with-period';
import { createOrganization } from '#lib/service/administration/create-organization';
import { eraseForGood } from '#lib/service/administration/erase-for-good';
import {
  joinOrganization,
  knownPerson,
  newPerson,
  personOfEmail,
} from '#lib/service/administration/join-organization';
import { setStaff } from '#lib/service/administration/set-staff';
import { writeRows } from '#lib/service/backup/write-rows';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { memberships, organizations } from '#lib/service/db/schema/organizations';
import { invalid, ProblemError } from '#lib/service/errors';
import { auditPerson } from '#lib/service/person/audit-person';
import { keepResetLink } from '#lib/service/person/keep-reset-link';
import { removeAllFactors } from '#lib/service/second-factor/reset-second-factor';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import { confirmDomain } from '#lib/service/single-sign-on/confirm-domain';

type Done = Omit<AdministrationResult, 'object'>;
type Of<Command> = Extract<AdministrationRequest, { command: Command }>;

/** One command of `npm run admin`. Its actor in the trail is the service. */
export async function administer(
  ctx: Context,
  request: AdministrationRequest,
): Promise<AdministrationResult> {
  const acting = organizationWide(ctx);
  if (request.command === 'write-backup-rows') return writeBackup(acting, request.folder);
  const done =
    request.command === 'erase-person'
      ? await eraseForGood(acting, request)
      : await ctx.parts.database.transaction((tx) => run(acting, tx, request));
  logAccess(acting, `administration.${request.command}`, { object: done.id ?? '' });
  return { object: 'administration_result', ...done };
}

async function writeBackup(ctx: Context, folder: string): Promise<AdministrationResult> {
  try {
    await writeRows(ctx.parts.database, folder, ctx.now).catch((error) => explainFullDisk(error, folder));
  } catch (error) {
    throw error instanceof StartError ? new ProblemError('conflict', error.message) : error;
  }
  logAccess(ctx, 'administration.write-backup-rows');
  return {
    object: 'administration_result',
    done: `The rows are in ${folder}.`,
    id: null,
    link_token: null,
  };
}

type InTransaction = Exclude<AdministrationRequest, { command: 'write-backup-rows' | 'erase-person' }>;

function run(ctx: Context, tx: Tx, request: InTransaction): Promise<Done> {
  switch (request.command) {
    case 'create-organization':
      return create(ctx, tx, request);
    case 'add-person':
      return add(ctx, tx, request);
    case 'reset-password':
      return reset(ctx, tx, request);
    case 'reset-second-factor':
      return resetFactor(ctx, tx, request);
    case 'confirm-domain':
      return confirm(ctx, tx, request);
    case 'grant-staff':
      return grant(ctx, tx, request);
  }
}

async function create(ctx: Context, tx: Tx, { name, operates }: Of<'create-organization'>): Promise<Done> {
  const id = await createOrganization(ctx, tx, { name, operates });
  return {
    id,
    done: `The organization ${name} is made. Add its first person with add-person.`,
    link_token: null,
  };
}

async function add(
  ctx: Context,
  tx: Tx,
  { organization, email, name, roles }: Of<'add-person'>,
): Promise<Done> {
  const found = eq(organizations.id, organization);
  const [row] = await tx.select({ name: organizations.name }).from(organizations).where(found);
  if (!row) throw new ProblemError('not_found', 'There is no organization with this id.');
  const known = await personOfEmail(tx, email);
  if (!known && !name) {
    throw invalid([{ pointer: '/name', code: 'required', detail: 'Give the name of the new person.' }]);
  }
  const id = known ?? (await newPerson(ctx, tx, { name: name ?? '', email, password_hash: null }));
  await joinOrganization({ ...ctx, organizationId: organization }, tx, id, roles);
  const link_token = known ? null : await keepResetLink(ctx.parts, tx, id);
  return { id, done: withPeriod(`${email} is a member of ${row.name}`), link_token };
}

async function reset(ctx: Context, tx: Tx, { email }: Of<'reset-password'>): Promise<Done> {
  const id = await knownPerson(tx, email);
  const link_token = await keepResetLink(ctx.parts, tx, id);
  const person = { id, organizations: await organizationsOf(tx, id) };
  await auditPerson(ctx, tx, 'password.reset_requested', person, null);
  return {
    id,
    done: `${email} sets a new password at this address, once, within ${resetLinkMinutes} minutes.`,
    link_token,
  };
}

async function resetFactor(ctx: Context, tx: Tx, { email }: Of<'reset-second-factor'>): Promise<Done> {
  const id = await knownPerson(tx, email);
  const isDropped = await removeAllFactors(ctx, tx, {
    id,
    email,
    organizations: await organizationsOf(tx, id),
  });
  const done = isDropped
    ? `${email} signs in with the password alone, and was signed out everywhere.`
    : `${email} has no second factor.`;
  return { id, done, link_token: null };
}

async function grant(ctx: Context, tx: Tx, { email, roles }: Of<'grant-staff'>): Promise<Done> {
  const id = await knownPerson(tx, email);
  const [row] = await tx
    .select({ organizationId: organizations.id })
    .from(organizations)
    .where(eq(organizations.is_operator, true));
  if (!row) {
    throw new ProblemError('conflict', 'No organization runs this service: make one with --operates first.');
  }
  await setStaff({ ...ctx, ...row }, tx, id, roles);
  const done = roles.length
    ? `${email} is staff: ${roles.join(', ')}. It counts while they are a member of the organization that runs the service.`
    : `${email} is no longer staff.`;
  return { id, done, link_token: null };
}

async function confirm(ctx: Context, tx: Tx, { organization, domain }: Of<'confirm-domain'>): Promise<Done> {
  await confirmDomain({ ...ctx, organizationId: organization }, tx, domain);
  const done = `Whoever has an email address of ${domain} signs in at the provider of this organization.`;
  return { id: organization, done, link_token: null };
}

function organizationsOf(tx: Tx, person: string): Promise<{ id: string }[]> {
  const own = tx.select({ id: memberships.organization_id }).from(memberships);
  return own.where(eq(memberships.person_id, person));
}
