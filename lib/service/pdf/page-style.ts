import { createRequire } from 'node:module';

export const ink = '#1c1b19';
export const quiet = '#6b675f';
export const hairline = '#cfcbc3';

const fonts = createRequire(import.meta.url);
const family = '@expo-google-fonts/source-serif-4';

export function registerFonts(page: PDFKit.PDFDocument): void {
  page.registerFont('text', fonts.resolve(`${family}/400Regular/SourceSerif4_400Regular.ttf`));
  page.registerFont('strong', fonts.resolve(`${family}/600SemiBold/SourceSerif4_600SemiBold.ttf`));
}
