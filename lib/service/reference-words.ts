import type { ProblemCode } from '#lib/contract/problem';

/** Why each problem happens and what to do about it; the text of its page. */
export const problemWords: Record<ProblemCode, { cause: string; cure: string }> = {
  validation_error: {
    cause:
      'A member of the body or a query parameter has the wrong form, is missing, or does not meet what the state asks.',
    cure: 'Read `errors`: each entry has a JSON `pointer` to the place, a `code` and a sentence that says what to change. Nothing was stored.',
  },
  business_incomplete: {
    cause: 'The business record lacks facts that an application reads from it.',
    cure: 'Add what `missing` lists with PATCH /v1/business/{id}, then send the request again.',
  },
  not_formation_registration: {
    cause:
      'The request names a foreign registration. A company is qualified from its formation-state record.',
    cure: 'Use the id in `formation_business_id`, where it is given.',
  },
  expedited_tier_not_offered: {
    cause:
      'The state does not offer the tier that was asked for, or its price was not found: such a tier has `offered: false` in `expedited_tiers`.',
    cure: 'Choose one of `offered`, or leave `expedited_tier` out for standard processing. For a price that was not found, ask the office that `detail` names.',
  },
  name_not_available: {
    cause:
      'The legal name breaks a naming rule of the target state, or is not distinguishable from a name on its record.',
    cure: 'Read `conflicts`. Where the state allows it, send an `alternate_name`; otherwise the name must change in the home state first.',
  },
  idempotency_key_invalid: {
    cause: 'The Idempotency-Key header is empty or longer than 255 characters.',
    cure: 'Send a key of 1 to 255 characters; a UUID serves well.',
  },
  unauthenticated: {
    cause:
      'The Authorization header is missing or malformed, or the key is unknown, expired or revoked; or a signed-in person no longer belongs to the organization. `detail` says which. That a key is incomplete can be computed from the key alone, so everybody is told. That it was revoked or has expired is told to whoever sends the whole key, which nobody can guess: its owner would otherwise look for the fault elsewhere. A key that never was gets the same words as the key of another installation, and no answer says whose a key is or was, or since when it has ended.',
    cure: 'Send `Authorization: Bearer <API_KEY>` with a key that is in force. After a roll the old key works until the end of its overlap: take the new one. A revoked or lost key cannot be recovered; an administrator creates a new one in the console.',
  },
  forbidden: {
    cause:
      'The credential is valid but may not do this: a key with the scope `read_only` changes nothing, and a live key has no sandbox.',
    cure: 'Use a credential with the scope named in `required_scope`. Sandbox operations take test keys only.',
  },
  not_found: {
    cause:
      'There is no such resource for this organization in this mode. Test resources are not there for live keys, nor the reverse.',
    cure: 'Check the id, and that the key is of the mode in which the resource was created.',
  },
  method_not_allowed: {
    cause: 'The address exists but does not answer this method.',
    cure: 'Use one of the methods in the `Allow` header.',
  },
  already_registered: {
    cause:
      'The business is already registered in the target state, or a registration there is under way. The home state counts.',
    cure: 'Read `existing_registration`. A canceled registration does not block another.',
  },
  idempotency_key_conflict: {
    cause: 'The idempotency key was used within 24 hours for another payload or another operation.',
    cure: 'Look at the filing in `existing_filing_id`. For a new submission, use a new key.',
  },
  filing_not_cancelable: {
    cause: 'A filing can be canceled until it enters `processing`.',
    cure: 'Read `filing_status`. After that, a registration is ended by a withdrawal in the state.',
  },
  case_not_awaiting_response: {
    cause: 'The case is under review or closed; an answer is taken only in `needs_response`.',
    cure: 'Read the case: somebody may have answered it already.',
  },
  registered_agent_not_active: {
    cause: 'Registered-agent service can be ended only while it is active.',
    cure: 'Read `registered_agent_status`.',
  },
  conflict: {
    cause: 'The resource changed in the meantime, or stands where this move is not possible.',
    cure: 'Read the resource again and decide anew.',
  },
  remote_key_missing: {
    cause:
      'The dashboard files with a service that is hosted elsewhere, and the organization has no key for it in this mode.',
    cure: 'An administrator gives the key in the dashboard, under Developers, API keys.',
  },
  body_too_large: {
    cause: 'The body is larger than 1 MiB, or a document than 25 MiB.',
    cure: 'Send less. Scan documents at 200 to 300 dpi.',
  },
  unsupported_media_type: {
    cause: 'The Content-Type is not the one that the operation takes.',
    cure: 'Send JSON as `application/json` in UTF-8, documents as `multipart/form-data`.',
  },
  range_not_satisfiable: {
    cause: 'The `Range` header asks for bytes beyond the end of the document.',
    cure: 'Read the size of the document in the `Content-Range` header of the answer, and ask for bytes within it.',
  },
  rate_limited: {
    cause:
      'The key made more requests in this minute than it may; or, with a credential that is not known, too many such came from one address.',
    cure: 'Wait for the seconds in `Retry-After`, then try again. `X-RateLimit-Reset` says when the window ends.',
  },
  internal_error: {
    cause: 'Something went wrong on our side.',
    cure: 'Try again with the same idempotency key. If it stays, write to us with the `request_id`.',
  },
  entity_type_not_supported: {
    cause: 'The business is not a US LLC.',
    cure: 'Only limited liability companies, professional ones included, can be qualified today.',
  },
  jurisdiction_not_supported: {
    cause: 'The target state is not released yet.',
    cure: 'GET /v1/jurisdiction lists the states and what can be filed there.',
  },
  unavailable: {
    cause: 'The service cannot reach a part that it needs.',
    cure: 'Try again after `Retry-After`, with the same idempotency key. Nothing was stored.',
  },
};
