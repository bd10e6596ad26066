import { jwtVerify } from 'jose';
import { isWithin } from '#lib/config/client-address';
import { DashboardClaims, PersonClaims, tokenAudience } from '#lib/contract/token';
import type { KeyGrant } from '#lib/rules/key/scopes-of-key';
import type { Context, Parts } from '#lib/service/context';
import { type Credential, networksOf } from '#lib/service/credentials';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';
import { ProblemError } from '#lib/service/errors';
import { hashKey, kindOfKey } from '#lib/service/keys';
import { findOperatorKey, noteOperatorKeyUse } from '#lib/service/operations/find-operator-key';
import { noOrganization } from '#lib/service/operations/no-organization';
import { activeSession } from '#lib/service/session/active-session';

/**
 * The caller: an API key, a signed-in person through the dashboard, a robot of the operations desk, or the dashboard
 * itself before a sign-in.
 */
export type Caller =
  | { kind: 'key'; ctx: Context; rateKey: string; grant: KeyGrant }
  | { kind: 'person' | 'operator_key'; ctx: Context; rateKey: string }
  | { kind: 'dashboard'; address: string | null; agent: string | null };

/** What is known about a request before its credential is checked. */
type Request = Pick<Context, 'requestId' | 'address'>;

type ProblemParts = ConstructorParameters<typeof ProblemError>;

const challenge = { 'WWW-Authenticate': 'Bearer' };

function refused(detail: string): ProblemError {
  return new ProblemError('unauthenticated', detail, {}, challenge);
}

/** A credential that was never valid, so it may be a guess. */
export class WrongCredential extends ProblemError {
  constructor(detail: string) {
    super('unauthenticated', detail, {}, challenge);
  }
}

/** A real key that is refused: its organization should see that somebody uses it. */
export class RefusedKey extends ProblemError {
  readonly owner: Pick<Context, 'actor' | 'organizationId' | 'mode'>;
  readonly rateKey: string;

  constructor({ keyId, name, organizationId, mode }: Credential, ...problem: ProblemParts) {
    super(...problem);
    this.owner = { actor: { type: 'api_key', id: keyId, name }, organizationId, mode };
    // Counted apart: whoever has a leaked key must not use up what its organization may send with it.
    this.rateKey = `refused ${keyId}`;
  }
}

/** A real operator key that is refused: its holder knows that the desk exists. */
export class RefusedOperatorKey extends ProblemError {}

/**
 * Throws `unauthenticated` for a missing, malformed, unknown, expired or revoked credential, and `forbidden` for a key
 * that is used from an address that it does not allow. The holder of a complete key may learn that it was revoked or
 * has expired: nobody can guess a key, and its owner would otherwise look for the fault elsewhere. Any other text only
 * reveals whether its format is right, which anybody can compute.
 */
export async function authenticate(
  parts: Parts,
  header: string | undefined,
  request: Request,
): Promise<Caller> {
  if (!header) throw refused('Send an API key: Authorization: Bearer <API_KEY>.');
  const token = /^Bearer ([\x21-\x7e]{1,2048})$/i.exec(header)?.[1];
  if (!token) throw new WrongCredential('The Authorization header must read: Bearer <API_KEY>.');
  if (token.startsWith('sk_')) return authenticateKey(parts, token, request);
  return authenticateToken(parts, token, request.requestId);
}

async function authenticateKey(parts: Parts, raw: string, request: Request): Promise<Caller> {
  const hash = hashKey(raw);
  const remembered = parts.credentials.remembered(hash);
  // A key in the cache has passed the format check; any other is checked before the database is asked.
  const kind = remembered ? remembered.mode : kindOfKey(raw);
  if (!kind) throw new WrongCredential('This is not a complete API key. Check that it was copied whole.');
  if (kind === 'ops') return authenticateOperatorKey(parts, hash, request);
  const key = remembered ?? (await parts.credentials.findKey(hash));
  const real = parts.clock();
  if (!key) throw new WrongCredential('This API key is not known here.');
  if (key.isDemo && !demoIsOpen(parts.env)) throw refused('The demo organization is closed here.');
  if (key.revokedAt && key.revokedAt <= real) throw former(key, 'This API key has been revoked.');
  if (key.expiresAt && key.expiresAt <= real) throw former(key, 'This API key has expired.');
  if (key.networks && !isWithin(request.address, key.networks)) throw fromElsewhere(key, request);
  const offset = await parts.credentials.clockOffset(key);
  return {
    kind: 'key',
    rateKey: key.keyId,
    grant: key.grant,
    ctx: {
      actor: { type: 'api_key', id: key.keyId, name: key.name },
      organizationId: key.organizationId,
      mode: key.mode,
      roles: [],
      staff: [],
      session: null,
      ...request,
      now: offset === 0 ? real : new Date(real.getTime() + offset),
      parts,
    },
  };
}

function former(key: Credential, detail: string): RefusedKey {
  return new RefusedKey(key, 'unauthenticated', detail, {}, challenge);
}

function fromElsewhere(key: Credential, request: Request): RefusedKey {
  return new RefusedKey(key, ...wrongAddress('its organization', request));
}

function wrongAddress(owner: string, { address }: Request): ProblemParts {
  const detail = `This API key works only from the addresses that ${owner} allows. This request came from ${address ?? 'an unknown address'}.`;
  return ['forbidden', detail, { required_scope: 'allowed_address' }];
}

async function authenticateOperatorKey(parts: Parts, hash: string, request: Request): Promise<Caller> {
  const key = await findOperatorKey(parts, hash);
  const now = parts.clock();
  if (!key) throw new WrongCredential('This API key is not known here.');
  const former = (detail: string) => new RefusedOperatorKey('unauthenticated', detail, {}, challenge);
  if (key.revoked_at && key.revoked_at <= now) throw former('This API key has been revoked.');
  if (key.expires_at && key.expires_at <= now) throw former('This API key has expired.');
  const networks = networksOf(key.allowed_addresses);
  if (networks && !isWithin(request.address, networks))
    throw new RefusedOperatorKey(...wrongAddress('the desk', request));
  await noteOperatorKeyUse(parts, key, request.address);
  return {
    kind: 'operator_key',
    rateKey: key.id,
    ctx: {
      actor: { type: 'staff', id: key.id, name: key.name },
      organizationId: noOrganization,
      mode: 'live',
      roles: [],
      staff: ['filer'],
      session: null,
      ...request,
      now,
      parts,
    },
  };
}

async function authenticateToken(parts: Parts, token: string, requestId: string): Promise<Caller> {
  const secret = new TextEncoder().encode(parts.secrets.console);
  const verified = await jwtVerify(token, secret, { audience: tokenAudience, algorithms: ['HS256'] }).catch(
    () => null,
  );
  if (!verified) throw new WrongCredential('The credential is not valid.');
  const dashboard = DashboardClaims.safeParse(verified.payload);
  if (dashboard.success) {
    const { address, agent } = dashboard.data;
    return { kind: 'dashboard', address, agent };
  }
  const claims = PersonClaims.safeParse(verified.payload);
  if (!claims.success) throw new WrongCredential('The credential is not valid.');
  const { session: hash, mode, ...by } = claims.data;
  const session = await activeSession(parts, hash, by);
  if (!session) throw refused('You were signed out. Sign in again.');
  const { id, openedAt, organizationId, person, roles, staff, clockOffset } = session;
  const { visitor, method, lacksFactor } = session;
  if (visitor && mode === 'live') throw testModeOnly();
  return {
    kind: 'person',
    rateKey: person.id,
    ctx: {
      actor: { type: 'person', ...person },
      organizationId,
      mode,
      roles,
      staff,
      session: { id, openedAt, method, visitor, lacksFactor },
      address: by.address,
      now: new Date(parts.clock().getTime() + (mode === 'test' ? clockOffset : 0)),
      requestId,
      parts,
    },
  };
}

function testModeOnly(): ProblemError {
  const detail =
    'The demo’s visitor works in test mode only. Sign in with an email and a password for live mode.';
  return new ProblemError('forbidden', detail, { required_scope: 'test' });
}
