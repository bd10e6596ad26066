import { desc, eq } from 'drizzle-orm';
import type { UploadAgentMailRequest } from '#lib/contract/agent-mail';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { dayMs } from '#lib/rules/calendar/durations';
import { longDate } from '#lib/rules/calendar/short-date';
import { receiveAgentMail } from '#lib/service/agent-mail/receive-agent-mail';
import { updateAgentMail } from '#lib/service/agent-mail/update-agent-mail';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { demoDocument } from '#lib/service/demo/demo-document';
import { actAs, type DemoStage } from '#lib/service/demo/demo-stage';

type Sketch = Pick<UploadAgentMailRequest, 'type' | 'sender'> & { title: string; days: number; read?: true };

const sketches: readonly Sketch[] = [
  {
    type: 'mail',
    sender: 'Office of the Tax Assessor',
    title: 'Change of Address Form',
    days: 9,
    read: true,
  },
  { type: 'notice', sender: 'Office of the Secretary of State', title: 'Notice of Report Due', days: 4 },
  { type: 'service_of_process', sender: 'District Court', title: 'Summons and Complaint', days: 2 },
];

/** Mail that the agents of three registrations received; one piece is read. */
export async function makeDemoAgentMail(stage: DemoStage): Promise<void> {
  const ctx = actAs(stage, 'service', stage.now);
  const registered = await withTenant(ctx, (tx) =>
    tx
      .select({ id: filings.business_id, legal_name: filings.legal_name })
      .from(filings)
      .where(mine(ctx, filings, eq(filings.status, 'completed'), eq(filings.type, 'foreign_qualification')))
      .orderBy(desc(filings.id))
      .limit(sketches.length),
  );
  for (const [at, { type, sender, title, days, read }] of sketches.entries()) {
    const business = registered[at];
    if (!business?.id) continue;
    const ctx = actAs(stage, 'service', new Date(stage.now.getTime() - days * dayMs));
    const received_on = civilDateOf(ctx.now);
    const bytes = await demoDocument({
      title,
      office: sender,
      company: business.legal_name ?? '',
      facts: [['Received', longDate(received_on)]],
    });
    const file = new File([new Uint8Array(bytes)], `${title.toLowerCase().replaceAll(' ', '-')}.pdf`);
    const mail = await receiveAgentMail(ctx, business.id, { file, type, sender, received_on });
    if (read) await updateAgentMail(actAs(stage, 'dana', ctx.now), mail.id, { read: true, tags: ['tax'] });
  }
}
