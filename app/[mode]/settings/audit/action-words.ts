import { capitalized } from '#lib/rules/sentence-case';

/** "api_key.rolled" as "API key rolled". */
export function actionWords(action: string): string {
  const words = action
    .replaceAll(/[._]/g, ' ')
    .replace(/^api\b/, 'API')
    .replace(/\bein\b/, 'EIN')
    .replace('sign on', 'sign-on');
  return capitalized(words);
}
