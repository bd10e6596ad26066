import { maxDocumentMebibytes } from '#lib/contract/document-types';
import { freshSignInMinutes, idempotencyHours } from '#lib/contract/lifetimes';
import type { ProblemCode } from '#lib/contract/problem-codes';

/** Why each problem occurs and what to do about it: the text of its page. */
export const problemWords: Record<ProblemCode, { cause: string; cure: string }> = {
  validation_error: {
    cause:
      'A member of the body or a query parameter has the wrong form, is missing, or does not meet what the state asks.',
    cure: 'Read `errors`: each entry has a JSON `pointer` to the place, a `code` and a sentence that says what to change. Nothing was stored.',
  },
  business_incomplete: {
    cause: 'The business record lacks facts that the filing needs.',
    cure: 'Add what `missing` lists with PATCH /v1/business/{id}, then send the request again.',
  },
  not_formation_registration: {
    cause:
      'The request names a foreign registration, or a company that is not formed: its formation is under way or was canceled. A company is qualified in other states from its formation-state record.',
    cure: 'Use the id in `formation_business_id`, if there is one. A company that is being formed can be qualified once the filing that `detail` names is completed.',
  },
  expedited_tier_not_offered: {
    cause:
      'The state does not offer the tier you asked for, or its price is not known: such a tier has `offered: false` in `expedited_tiers`.',
    cure: 'Choose one of `offered`, or leave `expedited_tier` out for standard processing. If the price is not known, ask the office that `detail` names.',
  },
  name_not_available: {
    cause:
      'The legal name breaks a naming rule of the target state, or is not distinguishable from a name already on its record.',
    cure: 'Read `conflicts`. If the state allows it, send an `alternate_name` or, where its requirement names one, a `name_consent_letter`; otherwise change the name in the home state first.',
  },
  idempotency_key_invalid: {
    cause:
      'The Idempotency-Key header is empty or longer than 255 characters, has a character that is not printable ASCII, or is there more than once.',
    cure: 'Send one key of 1 to 255 printable ASCII characters. A UUID works well.',
  },
  unauthenticated: {
    cause:
      'The Authorization header is missing or malformed, or the key is unknown, expired or revoked; or a signed-in person no longer belongs to the organization. `detail` says which. Anybody can compute from a key that it is incomplete, so the answer says so. Only somebody who sends the complete key, which nobody can guess, learns that it was revoked or has expired; otherwise its owner would look for the error elsewhere. A key that never existed gets the same words as a key of another installation. No answer says whose key it is or was, or when it ended.',
    cure: 'Send `Authorization: Bearer <API_KEY>` with an active key. After a key is rolled, the old one works until the end of its overlap: switch to the new one. A revoked or lost key cannot be recovered. An administrator creates a new one in the dashboard.',
  },
  code_required: {
    cause:
      'Somebody signs in with the right password and has set up a second factor: an app that makes one-time codes.',
    cure: 'Send the email and the password again, with the code that the app shows or with a recovery code. A code of the app works once, for about a minute.',
  },
  code_not_valid: {
    cause:
      'The one-time code is wrong, has expired or was used before, or the recovery code was used before.',
    cure: 'Wait for the next code of the app, and check that the clock of the phone is right. Whoever has neither the app nor a recovery code asks an administrator to reset the second factor.',
  },
  forbidden: {
    cause:
      'The key is valid but may not do this: a key with the scope `read_only` cannot change anything, one with the scope `audit` reads the audit log alone, a `restricted` key does what its scopes name, and a live key cannot use the sandbox. A key with allowed addresses is refused from every other address.',
    cure: 'Use a key with the scope named in `required_scope`. A key with the scope `full` has all of them except `audit:read`. For sandbox operations, use a test key. If `required_scope` is `allowed_address`, send the request from an address that the key allows; `detail` names the one that was seen.',
  },
  sign_in_again: {
    cause: `A signed-in person makes a live API key, or changes the addresses that it works from, more than ${freshSignInMinutes} minutes after the sign-in. API keys are never refused for it.`,
    cure: 'Send the request again with the password, and with a one-time code where a second factor is set up; or sign out and sign in again.',
  },
  second_factor_required: {
    cause:
      'The organization asks its members for a second factor, and the signed-in person has set up none. API keys are never refused for it.',
    cure: 'Set up an app for one-time codes in the dashboard, which asks for it by itself, then send the request again.',
  },
  not_found: {
    cause:
      'There is no such resource for this organization in this mode. Live keys do not see test resources, and test keys do not see live ones.',
    cure: 'Check the id, and check that your key has the mode in which the resource was created.',
  },
  method_not_allowed: {
    cause: 'The address exists but does not accept this method.',
    cure: 'Use one of the methods in the `Allow` header.',
  },
  already_registered: {
    cause:
      'The business is already registered in the target state, or a registration there is under way. The home state counts as registered.',
    cure: 'Read `existing_registration`; for a plan, `existing_registrations` has one entry for each of the states. A canceled registration does not block a new one.',
  },
  idempotency_key_conflict: {
    cause: `The idempotency key was used in the last ${idempotencyHours} hours for another body or another operation.`,
    cure: 'Look at the filing in `existing_filing_id`, or at what `existing_id` names. For a new submission, use a new key.',
  },
  filing_not_cancelable: {
    cause: 'The filing is in `processing` or later. A filing can be canceled only before that.',
    cure: 'Read `filing_status`. To end a registration later, file a withdrawal with the state.',
  },
  case_not_awaiting_response: {
    cause: 'The case is under review or closed; a response is accepted only in `needs_response`.',
    cure: 'Read the case: somebody may have answered it already.',
  },
  registered_agent_not_active: {
    cause: 'Registered-agent service can be ended only while it is active.',
    cure: 'Read `registered_agent_status`.',
  },
  plan_changed: {
    cause: 'Somebody else has changed the plan since the `version` that you sent.',
    cure: 'Read `changed`: it says what was changed, by whom and when. Read the plan again, and repeat your change with its `version`.',
  },
  filing_claimed: {
    cause: 'Somebody else at the operations desk works on this filing. Only the desk meets this problem.',
    cure: 'Read `claim`: it says who works on the filing and since when. Take another filing, or ask a lead to take this one over.',
  },
  stale_filing: {
    cause: 'The move names a status in `from` that the filing has left. Only the desk meets this problem.',
    cure: 'Read `filing_status`, look at the filing again, then decide.',
  },
  transition_not_allowed: {
    cause:
      'The filing cannot go there from where it is: it has ended, waits for an open case, or is a test filing. Only the desk meets this problem.',
    cure: 'Read `detail`, which names the reason, and `filing_status`.',
  },
  conflict: {
    cause: 'The resource has changed in the meantime, or is in a status that does not allow this.',
    cure: 'Read the resource again, then decide.',
  },
  organization_left: {
    cause:
      'A page of the dashboard shows another organization than the one in which the person went on, in another tab. Only the dashboard meets this problem.',
    cure: 'Go back to the organization of the page, or open the page again.',
  },
  remote_key_missing: {
    cause:
      'The dashboard files with a service that is hosted elsewhere, and your organization has no key for it in this mode.',
    cure: 'Ask an administrator to add the key in the dashboard under Developers, API keys.',
  },
  remote_key_refused: {
    cause:
      'The dashboard files with a service that is hosted elsewhere, which refuses the key of your organization: it may be revoked, expired, or not permitted to do this.',
    cure: 'Read `detail`, which repeats what the service said. Ask an administrator to replace the key in the dashboard under Developers, API keys.',
  },
  precondition_failed: {
    cause: 'The change was sent with `If-Match`, and the resource is no longer at that version.',
    cure: 'Read the resource again, make your change to the current version, and send the `ETag` of that answer. `current_version` is the tag of the current version.',
  },
  storage_limit_reached: {
    cause: 'The documents of your organization, in both modes together, have reached the storage limit.',
    cure: 'Ask the operator of the service for a higher limit. The upload was not stored.',
  },
  payload_too_large: {
    cause: `The body is larger than 1 MiB, or a document than ${maxDocumentMebibytes} MiB.`,
    cure: 'Send less. Scan documents at 200 to 300 dpi.',
  },
  unsupported_media_type: {
    cause: 'The operation does not accept this Content-Type, or the body is compressed.',
    cure: 'Send JSON as `application/json` in UTF-8, and documents as `multipart/form-data`, without Content-Encoding.',
  },
  range_not_satisfiable: {
    cause: 'The `Range` header asks for bytes beyond the end of the document.',
    cure: 'Read the size of the document in the `Content-Range` header of the answer, and ask for bytes within it.',
  },
  rate_limited: {
    cause:
      'The key sent more requests this minute than its limit, or more documents at once than the service takes; or too many requests with unknown credentials came from one address.',
    cure: 'Wait for the number of seconds in `Retry-After`, then try again. `X-RateLimit-Reset` says when the window ends.',
  },
  internal_error: {
    cause: 'Something went wrong on our side.',
    cure: 'Try again with the same idempotency key. If it keeps failing, write to us with the `request_id`.',
  },
  entity_type_not_supported: {
    cause: 'The business is not a US LLC.',
    cure: 'Today, only limited liability companies can be qualified, including professional ones.',
  },
  jurisdiction_not_supported: {
    cause: 'The target state is not supported yet.',
    cure: 'GET /v1/jurisdiction lists the supported states and what you can file in each.',
  },
  unavailable: {
    cause: 'The service cannot reach something that it depends on, or others are changing the same data.',
    cure: 'Try again after `Retry-After`, with the same idempotency key. Nothing was stored.',
  },
};
