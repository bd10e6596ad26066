import type { Section } from './section.ts';

const authentication: Section = {
  title: 'Authentication',
  statements: {
    'auth.1': '1: every request carries Authorization: Bearer <API_KEY>, an opaque key',
    'auth.2': "2: API keys are created and managed in the service's console",
    'auth.3_test': '3: sk_test_ selects the test environment',
    'auth.3_live': '3: sk_live_ selects production',
    'auth.4': '4: the mode of a resource follows the key that created it',
    'auth.5': '5: each key is tied to one organization and operates within it',
    'auth.6_once': '6: the raw key is returned once, at creation',
    'auth.6_hash': '6: the service stores only a cryptographic hash',
    'auth.7_missing': '7: a missing Authorization header is 401',
    'auth.7_malformed': '7: a malformed bearer token is 401',
    'auth.7_expired': '7: an expired or revoked key is 401',
    'auth.8': '8: keys are long-lived credentials for server-side calls',
  },
};

const events: Section = {
  title: 'Events',
  statements: {
    'events.1': '1: a webhook with a filing.* event at ready_to_file, processing, filed and completed',
    'events.2': '2: the metadata of the request is round-tripped on the webhooks',
    'events.3': '3: test keys receive webhooks shaped like production ones',
  },
};

const errors: Section = {
  title: 'Errors',
  statements: {
    'errors.format': 'errors use the RFC 7807 format with type, title, status, detail and instance',
    'errors.type': 'type is a URI of the form {base_url}/problems/<problem_code>',
    'errors.instance': 'status is an integer and instance is the request path',
    'errors.validation': 'a validation failure has the code validation_error and status 400',
    'errors.400': '400: invalid request parameters',
    'errors.401': '401: missing or invalid credentials',
    'errors.403': '403: valid credentials with insufficient permissions',
    'errors.404': '404: resource not found',
    'errors.409': '409: already_registered or idempotency_key_conflict (carries existing_filing_id)',
    'errors.429': '429: rate limit exceeded',
    'errors.500': '500: server error',
    'errors.501': '501: the state is not supported, or the business is not a US LLC',
  },
};

const limits: Section = {
  title: 'Limits',
  statements: {
    'limits.key_length': 'an idempotency key has 1 to 255 characters',
    'limits.key_lifetime': 'a key is bound to its first successful request for 24 hours',
    'limits.key_scope': 'a key is unique per organization and mode',
    'limits.metadata': 'metadata has at most 50 custom key-value pairs, string values',
    'limits.rate': 'rate limiting applies to all authenticated requests; above the limit it is 429',
    'limits.header_limit': 'X-RateLimit-Limit is the maximum of requests per minute',
    'limits.header_remaining': 'X-RateLimit-Remaining is what remains in the current window',
    'limits.header_reset': 'X-RateLimit-Reset is the Unix timestamp when the window resets',
    'limits.back_off': 'clients back off and retry after the reset',
  },
};

const versioning: Section = {
  title: 'Versioning',
  statements: {
    'versioning.1': '1: the interface version is 1.0; paths of the filing area begin with /v1/',
    'versioning.2': '2: the foreign qualification endpoint is in early access',
    'versioning.name': '3: name on a filing has the value of legal_name',
    'versioning.type': '3: type on a filing document has the first entry of types',
    'versioning.entity_name': '3: entity_name in the EIN result has the value of legal_name',
  },
};

const obligations: Section = {
  title: 'Obligations',
  statements: {
    'obligations.made':
      'a completed filing makes what the state asks for afterward, with its date or its words',
    'obligations.next': 'one that recurs makes its successor when it is done, once',
    'obligations.reason': 'not_applicable requires a note that says why',
    'obligations.version': 'with If-Match only the version that was read is changed',
  },
};

export const edges = [authentication, events, errors, limits, versioning, obligations];
