import type { Section } from './section.ts';

const shared: Section = {
  title: 'Shared request objects',
  statements: {
    'address.street_line_1': 'street_line_1 is a string; required',
    'address.street_line_2': 'street_line_2 is a string; optional',
    'address.city': 'city is a string; required',
    'address.region': 'region is a state or region code; required',
    'address.postal_code': 'postal_code is a string; required',
    'address.county': 'county is a string; optional',
    'address.country': 'country is an ISO 3166-1 alpha-2 code; required',
    'contact.name': 'name of the filing contact is a string; required',
    'contact.email': 'email of the filing contact is a string; required',
    'contact.phone': 'phone of the filing contact is optional',
    'contact.never_sent': 'the contact is never sent to the state',
    'party.type': 'type of a party name is person or entity; required',
    'party.first': 'first is required when type is person',
    'party.last': 'last is required when type is person',
    'party.middle': 'middle is optional',
    'party.suffix': 'suffix is optional',
    'party.entity_name': 'entity_name is required when type is entity',
    'person.name': 'name of a governing person is a Party name; required',
    'person.address': 'address of a governing person is an Address',
    'person.role': 'role is member or manager',
    'person.email': 'email of a governing person is a string, required by some jurisdictions',
    'person.phone': 'phone of a governing person is a string',
    'agent.type': 'type of a registered agent is person or organization; required',
    'agent.name': 'name of a registered agent is a Party name; required',
    'agent.address': 'address is the registered office, in the jurisdiction of the filing; required',
    'agent.mailing_address': 'mailing_address is optional',
    'agent.email': 'email is optional where the jurisdiction does not require it',
    'agent.phone': 'phone is optional',
    'business.record':
      'the record carries name, type, jurisdictions, formation date, registration number, owners and service_id',
  },
};

const body: Section = {
  title: 'POST /v1/filing/foreign-qualification: request',
  statements: {
    'fq_header.key': 'Idempotency-Key is an optional string of 1 to 255 characters',
    'fq_body.jurisdiction':
      'jurisdiction is the target state and becomes the registration jurisdiction; required',
    'fq_body.business_id': "business_id is an existing business in the caller's account; required",
    'fq_body.contact': 'contact is a Filing contact; required',
    'fq_body.email': 'email is the business email; required',
    'fq_body.phone': 'phone is optional',
    'fq_body.website': 'website is optional',
    'fq_body.principal_address': 'principal_address is an Address; required',
    'fq_body.mailing_address': 'mailing_address defaults to principal_address when omitted',
    'fq_body.governing_persons':
      'governing_persons are given where the state asks for them; the requirement endpoint says whether it does',
    'fq_body.purpose': 'purpose is optional where the state does not ask for one',
    'fq_body.registered_agent': 'registered_agent, if omitted, is provided by the service',
    'fq_body.effective_date': 'effective_date is a date (YYYY-MM-DD); omit to register immediately',
    'fq_body.expedited_tier':
      'expedited_tier is omitted for standard processing; values are per jurisdiction',
    'fq_body.metadata': 'metadata is round-tripped on the filing record',
    'fq_body.never_accepted': 'the five facts of the business record are never accepted on the request',
    'fq_body.extra_fields':
      'state-specific extra fields may be required; the requirements endpoint lists them',
  },
};

const checks: Section = {
  title: 'POST /v1/filing/foreign-qualification: checks and success',
  statements: {
    'check.1_exists': '1: 404 when the business is not found',
    'check.1_formation': '1: 400 when it is not the formation-state registration',
    'check.2': '2: 400 listing each gap of the business record',
    'check.3': '3: 501 when the business is not a US LLC',
    'check.4': '4: 501 until a state is released',
    'check.5': '5: 409 already_registered, carrying the existing registration',
    'check.6': '6: 400 when the state does not offer the expedited tier',
    'check.7': '7: 400 carrying the conflicts when the name is not available or against the rules',
    'check.8': "8: 400 when the payload does not satisfy the state's requirements",
    'check.order': 'the checks come in this order, before anything is created',
    'success.201': '201 with a Filing in status queued',
    'success.replayed': 'Idempotent-Replayed is there only when an accepted submission is replayed',
  },
};

const idempotency: Section = {
  title: 'Idempotency rules',
  statements: {
    'idempotency.1': '1: one key per logical submission, reused for every retry',
    'idempotency.2': '2: a key is bound to the first request that succeeds and is honored for 24 hours',
    'idempotency.3': '3: a retry returns the filing with Idempotent-Replayed and creates no second filing',
    'idempotency.4_payload': '4: a different payload is 409 idempotency_key_conflict with existing_filing_id',
    'idempotency.4_operation': '4: so is a different operation',
    'idempotency.5': '5: keys are unique per organization and mode',
    'idempotency.6': "6: the replay shows the filing's current state; only the identifiers are stable",
    'idempotency.7': '7: the entire body counts toward the fingerprint, including ignored fields',
    'idempotency.every_post':
      'a business and a webhook endpoint too are made once; the conflict has existing_id',
    'idempotency.before_checks': 'another body under a used key is a conflict also where it would be refused',
  },
};

export const requests = [shared, body, checks, idempotency];
