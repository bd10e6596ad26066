const strokes: Record<string, string> = { ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };

/** Without the accents and strokes that people leave out where they type: “Łódź” as “Lodz”. */
export function unaccented(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/[\u0300-\u036f]+/g, '');
  return letters.replaceAll(/[øØłŁđĐ]/g, (letter) => strokes[letter] ?? letter).normalize('NFC');
}
