import { getBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import { nameOf } from '#lib/service/foreign-qualification/load-application';
import { isId } from '#lib/service/ids';
import type { Ask } from '#lib/service/submission/ask';
import { askRegister } from '#lib/service/submission/ask-register';

/** The question with what the register of the target state has of names like the one that would be registered. */
export async function askWithRegister(ctx: Context, ask: Ask): Promise<Ask> {
  const register = await askRegister(ctx, ask.jurisdiction, async () => {
    const id = ask.body.business_id;
    if (typeof id !== 'string' || !isId(id)) return '';
    // A business that is not there, the checks tell of.
    const business = await getBusiness(ctx, id).catch(() => null);
    return business ? nameOf(ask, business.legal_name) : '';
  });
  return { ...ask, ...register };
}
