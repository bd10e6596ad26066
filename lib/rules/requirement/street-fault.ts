import { youEntered } from '#lib/contract/beginning-of';

/**
 * What is wrong where the state takes only a street; null if nothing is. `what` begins the sentence: "The registered
 * office".
 */
export function streetFault(what: string, street: string): string | null {
  if (!isPostOfficeBox(street)) return null;
  return `${what} must be a street address. A P.O. box is not accepted. ${youEntered(street)}`;
}

/** P.O. Box, PO Box, Post Office Box and private mail boxes. */
function isPostOfficeBox(street: string): boolean {
  return /\b(p\.?\s*o\.?\s*box|post\s+office\s+box|p\.?\s*m\.?\s*b\.?\s+#?\d)/i.test(street);
}
