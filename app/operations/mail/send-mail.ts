import { type FormOutcome, sendForm } from '#components/documents/send-file.ts';
import type { ActionResult } from '#lib/actions/action-result';
import { onScreen } from '#lib/actions/screen-titles';
import { deskPaths } from '#lib/config/desk-paths';
import type { AgentMail, AgentMailType } from '#lib/contract/agent-mail';
import { problemCode } from '#lib/contract/stated-problems';
import { deskMailWords } from './words.ts';

export type MailToSend = {
  businessId: string;
  file: File;
  type: AgentMailType;
  sender: string;
  received_on: string;
};

/**
 * Uploads a scan with its details. The file is not sent through a server action, because their bodies are limited in
 * size.
 */
export async function sendMail({ businessId, file, ...facts }: MailToSend): Promise<ActionResult<AgentMail>> {
  const form = new FormData();
  form.append('file', file, file.name);
  for (const [name, value] of Object.entries(facts)) form.append(name, value);
  const outcome = await sendForm<AgentMail>(deskPaths.mailUpload(businessId), form, () => undefined).done;
  return outcome.ok ? { ok: true, data: outcome.body } : { ok: false, problem: problemOf(outcome) };
}

function problemOf({ message, problem }: Extract<FormOutcome<AgentMail>, { ok: false }>) {
  const { type = 'unavailable', status = 0, title = deskMailWords.refused, request_id } = problem ?? {};
  const code = problemCode({ type });
  const isUnserved = problem?.registered_agent_status !== undefined;
  const errors = isUnserved ? [{ pointer: '/business', code, detail: message }] : problem?.errors;
  const requestId = request_id ?? null;
  return onScreen({ code, status, title, detail: message, errors, requestId, retryAfter: null });
}
