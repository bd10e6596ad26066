import type { Context } from '#lib/service/context';
import { isId } from '#lib/service/ids';
import type { Ask } from '#lib/service/verbs/application/ask';
import { askRegister } from '#lib/service/verbs/application/ask-register';
import { getBusiness } from '#lib/service/verbs/business/get-business';
import { nameOf } from '#lib/service/verbs/foreign-qualification/load-application';

/** The question with what the register of the target state has of names like the one that would be registered. */
export async function askWithRegister(ctx: Context, ask: Ask): Promise<Ask> {
  const registered = await askRegister(ctx, ask.jurisdiction, async () => {
    const id = ask.body.business_id;
    if (typeof id !== 'string' || !isId(id)) return '';
    // A business that is not there, the checks tell of.
    const business = await getBusiness(ctx, id).catch(() => null);
    return business ? nameOf(ask, business.legal_name) : '';
  });
  return { ...ask, registered };
}
